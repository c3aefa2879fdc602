import { type EventState, isTakingPlace } from "#contract/event-state";
import { dayAtCircuit } from "#contract/forms/date-bounds";
import { admissionDays, isTooLateToSell, isWithinEvent } from "#contract/shop/admission-days";
import { eventDays } from "#contract/shop/event-days";

/**
 * Returns whether a ticket type's sale is open by its dates. `ended` also when the event or the admission's first day
 * is over, when a moved event isn't on the admission's days any more, and for a cancelled or postponed event.
 *
 * @param admission - Key of the admission.
 * @param now - Milliseconds since 1970.
 */
export function saleWindowState(
  event: { startsAt: string; endsAt: string; state: EventState },
  offer: { saleStartsAt: string | null; saleEndsAt: string | null },
  admission: string,
  now: number,
): "open" | "not-yet" | "ended" {
  if (!isTakingPlace(event)) return "ended";
  if (offer.saleEndsAt !== null && Date.parse(offer.saleEndsAt) <= now) return "ended";
  if (!isWithinEvent(admission, eventDays(event))) return "ended";
  const [firstDay = ""] = admissionDays(admission);
  const moment = new Date(now);
  if (isTooLateToSell(firstDay, new Date(event.endsAt), moment, dayAtCircuit(moment))) return "ended";
  return offer.saleStartsAt !== null && Date.parse(offer.saleStartsAt) > now ? "not-yet" : "open";
}
