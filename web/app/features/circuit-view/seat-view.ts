import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { CompassPoint, RelativeSide } from "./relative-side.ts";
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

/** Choices in the URL, unchecked. */
export interface SeatRequest {
  part: string | null;
  time: string | null;
}
