import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";

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
