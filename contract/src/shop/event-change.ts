import type { Order } from "./order.ts";

/** Why an event doesn't take place on the days for which a customer ordered tickets. */
export type EventChange = NonNullable<Order["eventChanges"][number]>;

/**
 * Returns why the event of an order's line doesn't take place on all of the line's days; `null` when it does.
 *
 * @param line - Index of the line.
 */
export function eventChange({ eventChanges }: Pick<Order, "eventChanges">, line: number): EventChange | null {
  return eventChanges[line] ?? null;
}
