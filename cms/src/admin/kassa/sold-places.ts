import type { EventView } from "../../shop/kassa/kassa-view.ts";

/**
 * The places of an event that are sold, on all its days: the sum of its rows. What orders brought in is counted in tickets, which
 * take a place on each of their days, and places may be sold that no order here tells of.
 */
export function soldPlaces({ places }: Pick<EventView, "places">): number {
  return places.reduce((total, { sold }) => total + sold, 0);
}
