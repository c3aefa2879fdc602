import type { TrackShape } from "#app/circuit/track-shapes.ts";

/** Named point, in SVG units of the drawing. */
interface NamedPoint {
  name: string;
  x: number;
  y: number;
}

/** Map of where visitors arrive (bus stops, car parks, campsites), in SVG units and the page's language. */
export interface ArrivalMapData {
  circuit: string;
  shape: TrackShape;
  /** SVG path with the outlines of car parks and campsites. */
  fields: string;
  gates: NamedPoint[];
  /** The only place on the map, which the editor chose; `null` when the map shows all arrivals. */
  place: NamedPoint | null;
  /** Places where visitors arrive; empty when the map shows one chosen place. */
  arrivals: (NamedPoint & {
    id: string;
    /** Nearest entrance on foot and the walk in whole minutes; `null` when no footpath leads to an entrance. */
    gate: { name: string; minutes: number } | null;
    /** URL of the circuit map's route planner, starting here; `null` while no page has the map. */
    walk: string | null;
  })[];
}
