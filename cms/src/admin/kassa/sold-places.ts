import type { EventView } from "../../shop/kassa/kassa-view.ts";

/**
 * Counts an event's sold places on all its days. It differs from the number of tickets: a ticket takes a place on each
 * of its days, and places may be sold outside this system.
 */
export function soldPlaces({ places }: Pick<EventView, "places">): number {
  return places.reduce((total, { sold }) => total + sold, 0);
}
