import type { Order } from "./order.ts";

/** Why an event isn't on the days for which it was ordered. */
export type EventChange = "moved" | "postponed" | "cancelled";

/**
 * What became of the event of an order's line, if it isn't on all of the line's days any more; `null` when it is.
 *
 * @param line - Position of the line.
 */
export function eventChange(
  { movedLines, postponedLines, cancelledLines }: Pick<Order, "movedLines" | "postponedLines" | "cancelledLines">,
  line: number,
): EventChange | null {
  if (cancelledLines.includes(line)) return "cancelled";
  if (postponedLines.includes(line)) return "postponed";
  return movedLines.includes(line) ? "moved" : null;
}
