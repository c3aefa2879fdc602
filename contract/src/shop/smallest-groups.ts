import type { TicketOffer } from "./catalogue.ts";

/** The fields of an order's line that decide the size of its group. */
interface GroupLine {
  offer: Pick<TicketOffer, "eventId" | "arrangementId" | "leastPerOrder">;
  admission: string;
  quantity: number;
}

/**
 * Computes the quantity that each line of an arrangement needs for its group to be large enough. All tickets of an
 * arrangement for the same days are one group.
 *
 * @returns The needed quantity per line; `null` for a line whose group is large enough, or without a group.
 */
export function neededGroupQuantities(lines: readonly GroupLine[]): (number | null)[] {
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
