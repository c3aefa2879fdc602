import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { PlanDrawing } from "./plan-drawing.ts";
import type { CompassPoint, RelativeSide } from "./relative-side.ts";
import type { SeatRow } from "./seat-choice.ts";
import type { SunOnSeat } from "./sun-on-seat.ts";

/** A corner in sight. */
export interface SeenCorner {
  number: number;
  name: string;
  side: RelativeSide;
  /** From the eye to the corner's apex. */
  metres: number;
}

/** Facts of the view from a seat. */
export interface SeatFacts {
  /** Corners in sight, from left to right. */
  corners: SeenCorner[];
  /** Share of the lap in sight, in per cent. */
  share: number;
  /** Length of the lap in sight. */
  metres: number;
  lapMetres: number;
  /** From the seat to the edge of the track. */
  metresToTrack: number;
  /** Height of the eye above the track. */
  eyeMetres: number;
  facing: CompassPoint;
  /** How riders pass through the longest visible stretch of the lap; `null` when nothing is in sight. */
  pass: { from: "left" | "right"; seconds: number } | null;
  /** The start line; `null` when it is out of sight. */
  start: { side: RelativeSide; metres: number } | null;
  /** The nearest video screen in front of the seat; `null` when none is near. */
  screen: { side: RelativeSide; metres: number } | null;
  /** `null` when the circuit's position on earth is unknown, or no event is coming up. */
  sun: SunOnSeat | null;
}

/** A label in the scene: over a corner, or over a stop to go to. */
export interface SceneLabel {
  id: string;
  /** Number of a corner; `null` for a stop. */
  number: number | null;
  name: string;
  point: SpacePoint;
  /** URL that the label links to; `null` for none. */
  to: string | null;
}

/** The view from a seat, in one language. */
export interface SeatView {
  /** `heading` is the name with soft hyphens in its long words. */
  stand: { id: string; name: string; heading: string; summary: string | null };
  /** Picture of the view from the middle of the grandstand. */
  still: PictureSource | null;
  eye: SpacePoint;
  bearing: number;
  /** The chosen row; `rows` counts all rows, `parts` are the choices. */
  seat: SeatRow;
  rows: number;
  parts: SeatRow[];
  /** Times to choose from and the chosen one, `HH:MM`; none when no event is coming up. */
  times: string[];
  time: string | null;
  /** Moment of the view, ISO 8601; `null` when no event is coming up. */
  moment: string | null;
  facts: SeatFacts;
  labels: SceneLabel[];
  plan: PlanDrawing;
  /** Neighbouring grandstands in the order of a lap; `null` when there is only one grandstand. */
  previous: { id: string; name: string } | null;
  next: { id: string; name: string } | null;
}

/** Choices in the URL, unchecked. */
export interface SeatRequest {
  part: string | null;
  time: string | null;
}
