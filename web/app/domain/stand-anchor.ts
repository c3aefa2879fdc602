/**
 * Id of the place where the seats of a stand are chosen, among the tickets of an event: the map leads there.
 *
 * @param tickets - Id of the place of the event's tickets, which has its slug.
 * @param stand - Id of the stand in the circuit's geometry.
 */
export function standAnchor(tickets: string, stand: string): string {
  return `${stand}-${tickets}`;
}
