import type { Stretch } from "./path-network.ts";

/** Pace of an unhurried visitor: 4.8 km/h. */
export const metresPerSecondOnTheLevel = 4.8 / 3.6;

/** Seconds per tread, up or down, on crowded steps. */
const secondsPerTread = 0.75;

/** Pace on steps with an unknown number of treads, as a share of the pace on level ground. */
const paceOnSteps = 0.5;

/**
 * Computes how long it takes to walk a stretch of path, in seconds.
 *
 * Slopes slow a walk down by Tobler's rule (1993), which is fastest at 5 % downhill; here level ground is the fastest,
 * since a crowd doesn't hurry down. The time of steps follows from their treads, if known. Treads of a bridge or tunnel
 * are added to the time of its metres.
 */
export function secondsToWalk({ metres, kind, gradientPercent, treads }: Stretch): number {
  if (kind === "steps") {
    return treads > 0 ? treads * secondsPerTread : metres / (metresPerSecondOnTheLevel * paceOnSteps);
  }
  const slope = Math.abs(gradientPercent / 100 + 0.05) - 0.05;
  const pace = metresPerSecondOnTheLevel * Math.min(1, Math.exp(-3.5 * slope));
  return metres / pace + treads * secondsPerTread;
}

/** Rounds seconds to whole minutes, at least 1. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
