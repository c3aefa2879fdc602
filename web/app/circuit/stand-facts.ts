import { interpolatePoint, pointAt } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { sightFromSeat } from "@circuit/contract/circuit/sight-lines";
import { typicalRows } from "@circuit/contract/circuit/stand-profile";
import { measureLine, nearestOnLine } from "@circuit/contract/circuit/track-line";
import { walkFromEntrance, walkFromParking } from "@circuit/contract/circuit/walk-to-stand";
import { CircuitCache } from "./circuit-cache.ts";

/** Facts of a grandstand, computed from the circuit's data. */
export type StandFacts = ReturnType<typeof computeStandFacts>;

const cache = new CircuitCache<StandFacts>();

/**
 * Computes the facts of a grandstand, once for each circuit object.
 *
 * @param stand - One of the circuit's grandstands.
 */
export function standFacts(circuit: PublishedCircuit, stand: PublishedStand): StandFacts {
  return cache.get(circuit, stand.id, () => computeStandFacts(circuit, stand));
}

function computeStandFacts(circuit: PublishedCircuit, stand: PublishedStand) {
  return {
    stand,
    metresToTrack: metresToTrack(circuit, stand),
    /** View from the middle of its middle row. */
    sight: sightFromSeat(circuit, stand, typicalRows(stand).middle),
    fromEntrance: walkFromEntrance(circuit, stand),
    fromParking: walkFromParking(circuit, stand),
  };
}

/** Measures from ten points on each edge of the outline to the edge of the track, in whole metres. */
function metresToTrack({ centreLine, trackWidthMetres }: PublishedCircuit, { outline }: PublishedStand): number {
  const line = measureLine(centreLine);
  const places = outline.flatMap((corner, index) =>
    Array.from({ length: 10 }, (_, tenth) => interpolatePoint(corner, pointAt(outline, index + 1), tenth / 10)),
  );
  const metres = Math.min(...places.map((place) => nearestOnLine(line, place).metres));
  return Math.max(0, Math.round(metres - trackWidthMetres / 2));
}
