import { figureProblems } from "./figure-problems.ts";
import { lineProblems } from "./line-problems.ts";
import { networkProblems } from "./network-problems.ts";
import { siteProblems } from "./site-problems.ts";
import type { Circuit } from "./track-file.ts";
import type { TrackProblem } from "./track-problem.ts";
import { viewProblems } from "./view-problems.ts";

/** Finds all problems of a circuit's data for which the site couldn't draw it, plan routes or compute views. */
export function findTrackProblems(circuit: Circuit): TrackProblem[] {
  return [
    ...lineProblems(circuit),
    ...siteProblems(circuit),
    ...viewProblems(circuit),
    ...figureProblems(circuit),
    ...networkProblems(circuit),
  ];
}
