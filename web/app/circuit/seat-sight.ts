import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { type Sight, sightFromSeat } from "@circuit/contract/circuit/sight-lines";

const cache = new WeakMap<PublishedCircuit, Map<string, Sight>>();

/**
 * What one sees from the middle of a row, worked out once for each circuit that was read: the lines of sight take tens of
 * milliseconds, and the map, the views and the corners ask for the same rows.
 *
 * @param stand - One of the circuit's.
 * @throws {RangeError} The stand has no such row.
 */
export function seatSight(circuit: PublishedCircuit, stand: PublishedStand, row: number): Sight {
  const sights = cache.get(circuit) ?? new Map<string, Sight>();
  cache.set(circuit, sights);
  const key = `${stand.id} ${row}`;
  const sight = sights.get(key) ?? sightFromSeat(circuit, stand, row);
  sights.set(key, sight);
  return sight;
}
