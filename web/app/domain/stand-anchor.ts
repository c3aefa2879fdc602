/**
 * Returns the id of the element in which visitors choose seats of a grandstand; the map links to it.
 *
 * @param tickets - Id of the element with the event's tickets.
 * @param stand - Id of the grandstand in the circuit's geometry.
 */
export function standAnchor(tickets: string, stand: string): string {
  return `${stand}-${tickets}`;
}
