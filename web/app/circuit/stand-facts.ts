import { between, pointAt } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import type { Sight } from "@circuit/contract/circuit/sight-lines";
import { typicalRows } from "@circuit/contract/circuit/stand-profile";
import type { Zone } from "@circuit/contract/circuit/track-file";
import { measureLine, nearestOnLine } from "@circuit/contract/circuit/track-line";
import { type WalkToStand, walkFromEntrance, walkFromParking } from "@circuit/contract/circuit/walk-to-stand";
import { CircuitCache } from "./circuit-cache.ts";
import { seatSight } from "./seat-sight.ts";

/** Facts of a stand, from the circuit's data. */
export interface StandFacts {
  stand: PublishedStand;
  /** `null` when its zone isn't among those of the circuit. */
  zone: Zone | null;
  /** From where it is nearest to the edge of the track, in whole metres. */
  metresToTrack: number;
  /** The view from the middle of its middle row. */
  sight: Sight;
  /** From the entrance that its editor chose, or else the nearest on foot; `null` when no path leads there. */
  fromEntrance: WalkToStand | null;
  /** From the nearest car park; `null` when no path leads there. */
  fromParking: WalkToStand | null;
}

const cache = new CircuitCache<StandFacts>();

/**
 * The facts of a stand, worked out once for each circuit that was read.
 *
 * @param stand - One of the circuit's.
 */
export function standFacts(circuit: PublishedCircuit, stand: PublishedStand): StandFacts {
  return cache.get(circuit, stand.id, () => workOut(circuit, stand));
}

/** Whether the facts of a stand are cached already. */
export function hasStandFacts(circuit: PublishedCircuit, { id }: PublishedStand): boolean {
  return cache.has(circuit, id);
}

function workOut(circuit: PublishedCircuit, stand: PublishedStand): StandFacts {
  return {
    stand,
    zone: circuit.zones.find(({ id }) => id === stand.zone) ?? null,
    metresToTrack: metresToTrack(circuit, stand),
    sight: seatSight(circuit, stand, typicalRows(stand).middle),
    fromEntrance: walkFromEntrance(circuit, stand),
    fromParking: walkFromParking(circuit, stand),
  };
}

/** From the nearest point of its outline; each edge is checked at ten points. */
function metresToTrack({ centreLine, trackWidthMetres }: PublishedCircuit, { outline }: PublishedStand): number {
  const line = measureLine(centreLine);
  const places = outline.flatMap((corner, index) =>
    Array.from({ length: 10 }, (_, tenth) => between(corner, pointAt(outline, index + 1), tenth / 10)),
  );
  const metres = Math.min(...places.map((place) => nearestOnLine(line, place).metres));
  return Math.max(0, Math.round(metres - trackWidthMetres / 2));
}
