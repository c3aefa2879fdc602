import type { SpacePoint } from "@circuit/contract/circuit/stand-profile";
import type { PictureSource } from "#app/ui/picture.tsx";
import type { PlanDrawing } from "./plan-drawing.ts";
import type { SceneLabel } from "./seat-view.ts";

/** What a stage shows: a viewpoint, and what is seen from it. */
export interface StageSubject {
  /** Label of the view: `Uitzicht vanaf Hunebedtribune`. */
  where: string;
  /** Picture of the view; `null` shows the plan in its place. */
  still: PictureSource | null;
  stillText: string;
  /** 360° photograph, twice as wide as high, and the bearing of its middle; `null` where the circuit is drawn. */
  photo: { url: string; bearing: number } | null;
  plan: PlanDrawing;
  planText: string;
  eye: SpacePoint;
  bearing: number;
  /** Id of the visitor's grandstand, and the row; `null` elsewhere. */
  ownStand: string | null;
  row: number | null;
  /** ISO 8601; `null` for morning light. */
  moment: string | null;
  labels: readonly SceneLabel[];
}

/** Initial pitch in degrees: a little down, towards the track. */
export const firstPitch = -5;

/**
 * Returns the vertical field of view in degrees; smaller for a wide picture, which shows enough to both sides.
 *
 * @param aspect - Width divided by height.
 */
export function fieldDegrees(aspect: number): number {
  return aspect > 1.3 ? 38 : 46;
}

/** Returns the horizontal field of view in degrees. @param aspect - Width divided by height. */
export function wideDegrees(aspect: number): number {
  const half = Math.tan((fieldDegrees(aspect) * Math.PI) / 360) * aspect;
  return (Math.atan(half) * 360) / Math.PI;
}

/** Parses the moment of a view. @param moment - ISO 8601; `null` for none. */
export function dateOf(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}
