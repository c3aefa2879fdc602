import { bearingTo, centreOf } from "./plane.ts";
import { isInLook, riderAt, trackSteps, usualLook } from "./sight-lines.ts";
import { seatedEyeMetres } from "./stand-profile.ts";
import type { Circuit } from "./track-file.ts";
import { measureLine, nearestOnLine, positionAt } from "./track-line.ts";
import { type TrackProblem, trackProblem } from "./track-problem.ts";

/**
 * Finds stands that look away from the track: near it, and no part of it lies before them. What stands in the way doesn't
 * count; nor does a stand that is too far off to see any of it.
 */
export function viewProblems({ centreLine, stands }: Pick<Circuit, "centreLine" | "stands">): TrackProblem[] {
  const line = measureLine(centreLine);
  const riders = Array.from({ length: trackSteps(line).count }, (_, step) => riderAt(line, step));
  return stands.flatMap(({ id, outline, facingBearing }) => {
    const middle = centreOf(outline);
    const nearest = nearestOnLine(line, middle);
    if (nearest.metres > usualLook.farthestMetres) return [];

    const eye = [middle[0], middle[1], seatedEyeMetres] as const;
    const look = { eye, bearing: facingBearing, stand: id, ...usualLook };
    if (riders.some((rider) => isInLook(look, rider))) return [];
    const towards = Math.round(bearingTo(middle, positionAt(line, nearest.distance))) % 360;
    return [trackProblem("stand-looks-away", "stand", id, { facingBearing, towards })];
  });
}
