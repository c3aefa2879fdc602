import type { Order } from "./order.ts";

/** Why an event doesn't take place on the days for which a customer ordered tickets. */
export type EventChange = "moved" | "postponed" | "cancelled";

/**
 * Returns why the event of an order's line doesn't take place on all of the line's days; `null` when it does.
 *
 * @param line - Index of the line.
 */
export function eventChange(
  { movedLines, postponedLines, cancelledLines }: Pick<Order, "movedLines" | "postponedLines" | "cancelledLines">,
  line: number,
): EventChange | null {
  if (cancelledLines.includes(line)) return "cancelled";
  if (postponedLines.includes(line)) return "postponed";
  return movedLines.includes(line) ? "moved" : null;
}
