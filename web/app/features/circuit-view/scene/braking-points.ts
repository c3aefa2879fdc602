import { racePace, speedAt } from "@circuit/contract/circuit/race-pace";
import { cornerLength } from "@circuit/contract/circuit/track-ribbon";
import type { TrackLine } from "@circuit/contract/circuit/track-line";
import type { SceneCircuit } from "./scene-circuit.ts";

/** A corner for which riders brake hard. */
export interface BrakingPoint {
  /** Where the corner begins, in metres from the start line. */
  distance: number;
  /** The side of the track that lies outside the corner: 1 is right, −1 left. */
  outside: 1 | -1;
}

/** Slowdown from 160 m before a corner to its apex, in metres per second, from which on the corner gets boards. */
const minSlowdown = 9;

/** Finds corners that get countdown boards: riders brake hard, and no other corner is right before them. */
export function brakingPoints(
  circuit: Pick<SceneCircuit, "centreLine" | "lapRecord" | "corners">,
  { length }: TrackLine,
): BrakingPoint[] {
  const pace = racePace(circuit);
  const begins = circuit.corners.map((corner) => {
    const distance = corner.distanceMetres - Math.min(cornerLength(corner), length / 2) / 2;
    return { distance, outside: corner.turn === "right" ? -1 : 1, apex: corner.distanceMetres } as const;
  });
  return begins
    .filter(({ distance, apex }) => {
      const isFree = begins.every((other) => {
        const before = (((distance - other.apex) % length) + length) % length;
        return before === 0 || before > 60;
      });
      return isFree && speedAt(pace, distance - 160) - speedAt(pace, apex) > minSlowdown;
    })
    .map(({ distance, outside }) => ({ distance, outside }));
}
