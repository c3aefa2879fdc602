import type { TrackShape } from "#app/circuit/track-shapes.ts";

/** Plan of the grandstands of an event, in SVG units and the page's language. */
export interface SeatPlanData {
  eventId: string;
  circuit: string;
  shape: TrackShape;
  /** Grandstands with seats for this event. */
  stands: {
    id: string;
    name: string;
    /** URL of the circuit map with event and grandstand selected; `null` while no page has the map. */
    map: string | null;
    colour: string;
    outline: string;
    x: number;
    y: number;
  }[];
  /** SVG path with the outlines of all other grandstands. */
  otherStands: string;
  gates: { name: string; x: number; y: number }[];
}
