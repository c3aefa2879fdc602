import type { TrackShape } from "#app/circuit/track-shapes.ts";

/** A place in the units of the drawing. */
interface Mark {
  name: string;
  x: number;
  y: number;
}

/** Where visitors arrive, in the units of the drawing and the language of the page. */
export interface ArrivalMapData {
  /** Name of the circuit. */
  circuit: string;
  shape: TrackShape;
  /** Outlines of car parks and campings, as one path. */
  fields: string;
  gates: Mark[];
  /** The place that the block is about; `null` when it shows all. */
  place: Mark | null;
  /** Where one arrives; empty when the block is about one place. */
  arrivals: (Mark & {
    id: string;
    /** The nearest entrance on foot and the whole minutes to it; `null` when no path leads to one. */
    gate: { name: string; minutes: number } | null;
    /** Link to the map, where a visitor can ask for a route; `null` while no page has the map. */
    walk: string | null;
  })[];
}
