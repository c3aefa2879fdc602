import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { PlanDrawing } from "./plan-drawing.ts";
import type { CompassPoint, RelativeSide } from "./relative-side.ts";
import type { SeatRow } from "./seat-choice.ts";
import type { SunOnSeat } from "./sun-on-seat.ts";

/** A corner that is in sight, from left to right. */
export interface SeenCorner {
  number: number;
  name: string;
  side: RelativeSide;
  /** From the seat to its apex. */
  metres: number;
}

/** What can be said of what one sees from a seat. */
export interface SeatFacts {
  /** From left to right. */
  corners: SeenCorner[];
  /** Of the lap, in per cent. */
  share: number;
  /** Of the lap. */
  metres: number;
  lapMetres: number;
  /** From the seat to the edge of the track. */
  metresToTrack: number;
  /** Of the eye above the track. */
  eyeMetres: number;
  facing: CompassPoint;
  /** How a rider goes by: through the longest part of the lap in sight. `null` when nothing is in sight. */
  pass: { from: "left" | "right"; seconds: number } | null;
  /** The start line, when it is in sight. */
  start: { side: RelativeSide; metres: number } | null;
  /** The nearest screen in front of the seat; `null` when none is near. */
  screen: { side: RelativeSide; metres: number } | null;
  /** `null` when nobody knows where on earth the circuit is, or no date is chosen. */
  sun: SunOnSeat | null;
}

/** A sign in the scene: over a corner, or over where one can go. */
export interface SceneLabel {
  id: string;
  /** Of a corner; `null` of another place. */
  number: number | null;
  name: string;
  point: SpacePoint;
  /** Where a press leads; `null` when nowhere. */
  to: string | null;
}

/** The view from a seat, in one language. */
export interface SeatView {
  /** `heading` is its name with soft hyphens in its long words. */
  stand: { id: string; name: string; heading: string; summary: string | null };
  /** A picture of the view from the middle of the stand. */
  still: PictureSource | null;
  eye: SpacePoint;
  bearing: number;
  /** Row and rows, and the parts to choose from. */
  seat: SeatRow;
  rows: number;
  parts: SeatRow[];
  /** Times to choose from and the chosen one, `HH:MM`; none when no event is to come. */
  times: string[];
  time: string | null;
  /** The moment of the view, ISO 8601; `null` when no event is to come. */
  moment: string | null;
  facts: SeatFacts;
  labels: SceneLabel[];
  plan: PlanDrawing;
  /** The stands before and after it in the order of a lap; the only one has none. */
  previous: { id: string; name: string } | null;
  next: { id: string; name: string } | null;
}

/** What an address asks of the view. */
export interface SeatWishes {
  part: string | null;
  time: string | null;
}
