import { dayAtCircuit } from "#contract/forms/date-bounds";
import { admissionDays } from "#contract/shop/admission-days";

/**
 * Whether it is the time of a ticket type's sale: `ended` too once the event, or the first day that the admission is
 * for, is over.
 *
 * @param admission - Key of the admission.
 * @param now - Milliseconds since 1970.
 */
export function saleTime(
  event: { endsAt: string },
  offer: { saleStartsAt: string | null; saleEndsAt: string | null },
  admission: string,
  now: number,
): "open" | "not-yet" | "ended" {
  const ends = [event.endsAt, offer.saleEndsAt].filter((moment) => moment !== null);
  if (ends.some((moment) => Date.parse(moment) <= now)) return "ended";
  const [firstDay = ""] = admissionDays(admission);
  if (firstDay < dayAtCircuit(new Date(now))) return "ended";
  return offer.saleStartsAt !== null && Date.parse(offer.saleStartsAt) > now ? "not-yet" : "open";
}
