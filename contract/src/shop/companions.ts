import { admissionDays } from "./admission-days.ts";
import type { TicketOffer } from "./catalogue.ts";

/** A line of an order, as far as it matters to who sits beside whom. */
interface SeatedLine {
  offer: Pick<TicketOffer, "eventId" | "audience" | "isAccessible"> & { stand: { key: string } | null };
  admission: string;
  quantity: number;
}

/**
 * How many companions of wheelchair users each line may have: no more than there are wheelchair places in the same order,
 * for the same event, stand and days, as each such place has one seat beside it. Lines are served in their order, and
 * wheelchair places count wherever they stand in it.
 *
 * @returns For each line; `null` for one that isn't for companions.
 */
export function companionsAllowed(lines: readonly SeatedLine[]): (number | null)[] {
  const free = new Map<string, number>();
  for (const line of lines) {
    if (isCompanions(line) || !line.offer.isAccessible) continue;
    for (const key of seatKeys(line)) free.set(key, (free.get(key) ?? 0) + line.quantity);
  }
  return lines.map((line) => {
    if (!isCompanions(line)) return null;
    const keys = seatKeys(line);
    const most = Math.min(...keys.map((key) => free.get(key) ?? 0));
    const taken = Math.min(most, line.quantity);
    for (const key of keys) free.set(key, (free.get(key) ?? 0) - taken);
    return most;
  });
}

function isCompanions({ offer }: SeatedLine): boolean {
  return offer.audience === "companion";
}

/** Where somebody sits on each of the line's days. */
function seatKeys({ offer: { eventId, stand }, admission }: SeatedLine): string[] {
  return admissionDays(admission).map((day) => `${eventId} ${stand?.key ?? ""} ${day}`);
}
