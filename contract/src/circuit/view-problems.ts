import { bearingTo, centreOf } from "./plane.ts";
import { isInFieldOfView, riderAt, trackSteps, nakedEyeView } from "./sight-lines.ts";
import { seatedEyeMetres } from "./stand-profile.ts";
import type { Circuit } from "./track-file.ts";
import { measureLine, nearestOnLine, positionAt } from "./track-line.ts";
import { type TrackProblem, trackProblem } from "./track-problem.ts";

/**
 * Finds grandstands near the track that face away from all of it. Ignores what may block the view, and grandstands too
 * far off to see any of the track.
 */
export function viewProblems({ centreLine, stands }: Pick<Circuit, "centreLine" | "stands">): TrackProblem[] {
  const line = measureLine(centreLine);
  const riders = Array.from({ length: trackSteps(line).count }, (_, step) => riderAt(line, step));
  return stands.flatMap(({ id, outline, facingBearing }) => {
    const middle = centreOf(outline);
    const nearest = nearestOnLine(line, middle);
    if (nearest.metres > nakedEyeView.farthestMetres) return [];

    const eye = [middle[0], middle[1], seatedEyeMetres] as const;
    const look = { eye, bearing: facingBearing, stand: id, ...nakedEyeView };
    if (riders.some((rider) => isInFieldOfView(look, rider))) return [];
    const towards = Math.round(bearingTo(middle, positionAt(line, nearest.distance))) % 360;
    return [trackProblem("stand-looks-away", "stand", id, { facingBearing, towards })];
  });
}
