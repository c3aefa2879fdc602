import type { Order } from "./order.ts";

/**
 * What became of the event of an order's line, if it isn't on all of the line's days any more; `null` when it is.
 *
 * @param line - Position of the line.
 */
export function eventChange(
  { movedLines, cancelledLines }: Pick<Order, "movedLines" | "cancelledLines">,
  line: number,
): "moved" | "cancelled" | null {
  if (cancelledLines.includes(line)) return "cancelled";
  return movedLines.includes(line) ? "moved" : null;
}
