import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { PlanDrawing } from "./plan-drawing.ts";
import type { SceneLabel } from "./seat-view.ts";

/** What a stage shows: a place and all that is seen there. */
export interface StageSubject {
  /** In a few words: `Uitzicht vanaf Hunebedtribune`. */
  where: string;
  /** A picture of it; `null` shows the plan in its place. */
  still: PictureSource | null;
  stillText: string;
  /** A photograph all round, twice as wide as high, and the bearing of its middle; `null` where the circuit is drawn. */
  photo: { url: string; bearing: number } | null;
  plan: PlanDrawing;
  planText: string;
  eye: SpacePoint;
  bearing: number;
  /** The stand that one sits on, and the row. */
  ownStand: string | null;
  row: number | null;
  /** ISO 8601; `null` for the light of a morning. */
  moment: string | null;
  labels: readonly SceneLabel[];
}

/** Degrees above the horizon at which one looks on arriving: a little down, towards the track. */
export const firstPitch = -5;

/**
 * From the lower to the upper edge of a picture, in degrees: a wide one comes nearer, as it shows enough to both sides.
 *
 * @param aspect - Its width by its height.
 */
export function fieldDegrees(aspect: number): number {
  return aspect > 1.3 ? 38 : 46;
}

/** From the left to the right edge of a picture, in degrees. @param aspect - Its width by its height. */
export function wideDegrees(aspect: number): number {
  const half = Math.tan((fieldDegrees(aspect) * Math.PI) / 360) * aspect;
  return (Math.atan(half) * 360) / Math.PI;
}
