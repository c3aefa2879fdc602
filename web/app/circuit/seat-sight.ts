import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { type Sight, sightFromSeat } from "@circuit/contract/circuit/sight-lines";
import { CircuitCache } from "./circuit-cache.ts";

const cache = new CircuitCache<Sight>();

/**
 * What one sees from the middle of a row, worked out once for each circuit that was read: the lines of sight take tens of
 * milliseconds, and the map, the views and the corners ask for the same rows.
 *
 * @param stand - One of the circuit's.
 * @throws {RangeError} The stand has no such row.
 */
export function seatSight(circuit: PublishedCircuit, stand: PublishedStand, row: number): Sight {
  return cache.get(circuit, `${stand.id} ${row}`, () => sightFromSeat(circuit, stand, row));
}
