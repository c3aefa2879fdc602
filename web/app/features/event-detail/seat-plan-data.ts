import type { TrackShape } from "#app/circuit/track-shapes.ts";

/** Where the seats of an event are, in the units of the drawing and the language of the page. */
export interface SeatPlanData {
  /** documentId of the event. */
  eventId: string;
  /** Name of the circuit. */
  circuit: string;
  shape: TrackShape;
  /** Stands with seats for this event. */
  stands: {
    id: string;
    name: string;
    /** The map with the event and the stand chosen; `null` while no page has the map. */
    map: string | null;
    colour: string;
    outline: string;
    x: number;
    y: number;
  }[];
  /** Outlines of all other stands, as one path. */
  otherStands: string;
  gates: { name: string; x: number; y: number }[];
}
