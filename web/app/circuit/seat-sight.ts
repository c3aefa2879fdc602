import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { type Sight, sightFromSeat } from "@circuit/contract/circuit/sight-lines";
import { CircuitCache } from "./circuit-cache.ts";

const cache = new CircuitCache<Sight>();

/**
 * Computes what a spectator sees from the middle of a row, once for each circuit object: the sight lines take tens of
 * milliseconds, and several pages need the same rows.
 *
 * @param stand - One of the circuit's grandstands.
 * @throws {RangeError} The grandstand has no such row.
 */
export function seatSight(circuit: PublishedCircuit, stand: PublishedStand, row: number): Sight {
  return cache.get(circuit, `${stand.id} ${row}`, () => sightFromSeat(circuit, stand, row));
}
