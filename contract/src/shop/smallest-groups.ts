import type { TicketOffer } from "./catalogue.ts";

/** A line of an order, as far as it matters to the size of a group. */
interface GroupLine {
  offer: Pick<TicketOffer, "eventId" | "arrangementId" | "leastPerOrder">;
  admission: string;
  quantity: number;
}

/**
 * How many of each line there must be for its group to be large enough: all tickets of an arrangement for the same days
 * are one group.
 *
 * @returns For each line; `null` for one whose group is large enough, or that is for no group.
 */
export function missingGroups(lines: readonly GroupLine[]): (number | null)[] {
  const guests = new Map<string, number>();
  for (const line of lines) guests.set(groupOf(line), (guests.get(groupOf(line)) ?? 0) + line.quantity);
  return lines.map((line) => {
    const { arrangementId, leastPerOrder } = line.offer;
    const missing = leastPerOrder - (guests.get(groupOf(line)) ?? 0);
    return arrangementId === null || missing <= 0 ? null : line.quantity + missing;
  });
}

function groupOf({ offer: { eventId, arrangementId }, admission }: GroupLine): string {
  return `${eventId} ${arrangementId} ${admission}`;
}
