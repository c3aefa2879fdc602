import { admissionDays } from "#contract/shop/admission";
import type { AdmissionState, TicketOffer } from "#contract/shop/catalogue";
import { type Places, stockLevel } from "../stock/stock-level.ts";

const circuitDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });

/**
 * Whether an admission can be bought at a moment.
 *
 * @param key - Its days. Once the first is over, it isn't sold any more.
 * @param places - `null` where nobody has said how many there are: none.
 * @returns Its state, and the places left if they are few.
 */
export function admissionState(
  now: Date,
  { saleStartsAt, saleEndsAt }: Pick<TicketOffer, "saleStartsAt" | "saleEndsAt">,
  key: string,
  places: Places | null,
): [AdmissionState, number | null] {
  const [firstDay = ""] = admissionDays(key);
  if (firstDay < circuitDay.format(now)) return ["ended", null];
  if (saleEndsAt !== null && new Date(saleEndsAt) <= now) return ["ended", null];
  if (saleStartsAt !== null && new Date(saleStartsAt) > now) return ["not-yet", null];
  const level = places === null ? "sold-out" : stockLevel(places);
  return [level, level === "few" ? (places?.left ?? null) : null];
}
