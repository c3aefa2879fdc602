import { admissionDays } from "./admission-days.ts";
import type { TicketOffer } from "./catalogue.ts";

/** The fields of an order's line that decide whether companions fit. */
interface SeatedLine {
  offer: Pick<TicketOffer, "eventId" | "audience" | "isAccessible"> & { stand: { key: string } | null };
  admission: string;
  quantity: number;
}

/**
 * Computes how many companions of wheelchair users each line may have: one per wheelchair place in the same order, for
 * the same event, grandstand and days. Earlier lines of companions go first.
 *
 * @returns The most companions per line; `null` for a line of other tickets.
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

/** Returns a key of event, grandstand and day for each day of the line. */
function seatKeys({ offer: { eventId, stand }, admission }: SeatedLine): string[] {
  return admissionDays(admission).map((day) => `${eventId} ${stand?.key ?? ""} ${day}`);
}
