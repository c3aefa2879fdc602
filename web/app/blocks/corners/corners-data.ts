import type { BendShape, CornerNumber } from "#app/circuit/corner-shapes.ts";
import type { TrackShape } from "#app/circuit/track-shapes.ts";

/** Track and corners in the page's language; corners in the order of a lap. */
export interface CornersData {
  name: string;
  /** Track drawing with north up for wide screens; `tall` is turned 90 degrees for portrait screens. */
  wide: TrackShape;
  tall: TrackShape;
  /** Positions of the corner numbers in the `wide` drawing. */
  wideMarks: CornerNumber[];
  tallMarks: CornerNumber[];
  /** Whether the track leaves room for the title inside the lap of the wide drawing. */
  hasInfield: boolean;
  bends: { reach: number; thickness: number };
  corners: CornerFacts[];
}

export interface CornerFacts {
  number: number;
  name: string;
  story: string | null;
  turn: "left" | "right";
  radiusMetres: number;
  angleDegrees: number;
  record: { kilometresPerHour: number; holder: string; year: number } | null;
  bend: BendShape;
  /** URL of the circuit map with the corner selected; `null` while no page has the map. */
  map: string | null;
  /** Nearest grandstand that sees the corner; `null` when no grandstand does. */
  stand: { id: string; name: string } | null;
}
