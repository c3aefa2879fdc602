import { interpolatePoint, pointAt } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { type Sight, sightFromSeat } from "@circuit/contract/circuit/sight-lines";
import { typicalRows } from "@circuit/contract/circuit/stand-profile";
import type { Zone } from "@circuit/contract/circuit/track-file";
import { measureLine, nearestOnLine } from "@circuit/contract/circuit/track-line";
import { type WalkToStand, walkFromEntrance, walkFromParking } from "@circuit/contract/circuit/walk-to-stand";
import { CircuitCache } from "./circuit-cache.ts";

/** Facts of a grandstand, computed from the circuit's data. */
export interface StandFacts {
  stand: PublishedStand;
  /** `null` when the circuit doesn't have the zone that the grandstand names. */
  zone: Zone | null;
  /** Whole metres from the nearest point of its outline to the edge of the track. */
  metresToTrack: number;
  /** View from the middle of its middle row. */
  sight: Sight;
  /** Walk from the entrance that the editor chose, else from the nearest one; `null` when no path leads there. */
  fromEntrance: WalkToStand | null;
  /** Walk from the nearest car park; `null` when no path leads there. */
  fromParking: WalkToStand | null;
}

const cache = new CircuitCache<StandFacts>();

/**
 * Computes the facts of a grandstand, once for each circuit object.
 *
 * @param stand - One of the circuit's grandstands.
 */
export function standFacts(circuit: PublishedCircuit, stand: PublishedStand): StandFacts {
  return cache.get(circuit, stand.id, () => computeStandFacts(circuit, stand));
}

/** Whether the facts of a stand are cached already. */
export function hasStandFacts(circuit: PublishedCircuit, { id }: PublishedStand): boolean {
  return cache.has(circuit, id);
}

function computeStandFacts(circuit: PublishedCircuit, stand: PublishedStand): StandFacts {
  return {
    stand,
    zone: circuit.zones.find(({ id }) => id === stand.zone) ?? null,
    metresToTrack: metresToTrack(circuit, stand),
    sight: sightFromSeat(circuit, stand, typicalRows(stand).middle),
    fromEntrance: walkFromEntrance(circuit, stand),
    fromParking: walkFromParking(circuit, stand),
  };
}

/** Measures from ten points on each edge of the outline, in whole metres. */
function metresToTrack({ centreLine, trackWidthMetres }: PublishedCircuit, { outline }: PublishedStand): number {
  const line = measureLine(centreLine);
  const places = outline.flatMap((corner, index) =>
    Array.from({ length: 10 }, (_, tenth) => interpolatePoint(corner, pointAt(outline, index + 1), tenth / 10)),
  );
  const metres = Math.min(...places.map((place) => nearestOnLine(line, place).metres));
  return Math.max(0, Math.round(metres - trackWidthMetres / 2));
}
