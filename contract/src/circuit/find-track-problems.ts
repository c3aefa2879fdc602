import { figureProblems } from "./figure-problems.ts";
import { lineProblems } from "./line-problems.ts";
import { networkProblems } from "./network-problems.ts";
import { siteProblems } from "./site-problems.ts";
import type { Circuit } from "./track-file.ts";
import type { TrackProblem } from "./track-problem.ts";
import { viewProblems } from "./view-problems.ts";

/**
 * Finds where the parts of a circuit don't fit together.
 *
 * @returns An empty list when it can be drawn, walked and looked at.
 */
export function findTrackProblems(circuit: Circuit): TrackProblem[] {
  return [
    ...lineProblems(circuit),
    ...siteProblems(circuit),
    ...viewProblems(circuit),
    ...figureProblems(circuit),
    ...networkProblems(circuit),
  ];
}
