import { dayAtCircuit } from "#contract/forms/date-bounds";
import { admissionDays, isWithinEvent } from "#contract/shop/admission-days";
import { eventDays } from "#contract/shop/event-days";

/**
 * Whether it is the time of a ticket type's sale: `ended` too once the event, or the first day that the admission is
 * for, is over, and for a day on which there is no event, as when it was moved.
 *
 * @param admission - Key of the admission.
 * @param now - Milliseconds since 1970.
 */
export function saleTime(
  event: { startsAt: string; endsAt: string },
  offer: { saleStartsAt: string | null; saleEndsAt: string | null },
  admission: string,
  now: number,
): "open" | "not-yet" | "ended" {
  const ends = [event.endsAt, offer.saleEndsAt].filter((moment) => moment !== null);
  if (ends.some((moment) => Date.parse(moment) <= now)) return "ended";
  if (!isWithinEvent(admission, eventDays(event))) return "ended";
  const [firstDay = ""] = admissionDays(admission);
  if (firstDay < dayAtCircuit(new Date(now))) return "ended";
  return offer.saleStartsAt !== null && Date.parse(offer.saleStartsAt) > now ? "not-yet" : "open";
}
