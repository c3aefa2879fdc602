/**
 * Whether it is the time of a ticket type's sale: `ended` too once the event, or the day it admits to, is over.
 *
 * @param now - Milliseconds since 1970.
 */
export function saleTime(
  event: { endsAt: string },
  offer: { saleStartsAt: string | null; saleEndsAt: string | null },
  now: number,
): "open" | "not-yet" | "ended" {
  const ends = [event.endsAt, offer.saleEndsAt].filter((moment) => moment !== null);
  if (ends.some((moment) => Date.parse(moment) <= now)) return "ended";
  return offer.saleStartsAt !== null && Date.parse(offer.saleStartsAt) > now ? "not-yet" : "open";
}
