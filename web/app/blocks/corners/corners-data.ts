import type { BendShape, CornerMark } from "#app/circuit/corner-shapes.ts";
import type { TrackShape } from "#app/circuit/track-shapes.ts";

/** The track and its corners in the language of the page, in the order of a lap. */
export interface CornersData {
  /** Name of the circuit. */
  name: string;
  /** For wide screens, north up, and turned a quarter for upright ones. */
  wide: TrackShape;
  tall: TrackShape;
  /** Numbers of the corners in both. */
  wideMarks: CornerMark[];
  tallMarks: CornerMark[];
  /** Whether the title fits inside the lap in the wide drawing. */
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
  /** The map with the corner chosen; `null` while no page has the map. */
  map: string | null;
  /** The nearest stand that has it in sight; `null` when none has. */
  stand: { id: string; name: string } | null;
}
