/** An unhurried visitor on level ground: 4.8 km/h. */
export const metresPerSecondOnTheLevel = 4.8 / 3.6;

/** Seconds for one tread, up or down, on crowded steps. */
const secondsPerTread = 0.75;

/** The pace on steps whose treads nobody counted, as a share of that on the level. */
const paceOnSteps = 0.5;

/** What of a stretch decides how long it takes. */
export interface Walk {
  metres: number;
  kind: "path" | "road" | "steps" | "ramp" | "bridge" | "tunnel";
  /** Up is positive. */
  gradientPercent: number;
  treads: number;
}

/**
 * How long it takes to walk a stretch, in seconds.
 *
 * Slopes slow one down by Tobler's rule (1993), which is fastest at 5 % downhill; here level ground counts as fastest,
 * since a crowd doesn't hurry down. Counted treads take their own time instead of that of their metres; where a bridge
 * or tunnel has some, they come on top.
 */
export function secondsToWalk({ metres, kind, gradientPercent, treads }: Walk): number {
  if (kind === "steps") {
    return treads > 0 ? treads * secondsPerTread : metres / (metresPerSecondOnTheLevel * paceOnSteps);
  }
  const slope = Math.abs(gradientPercent / 100 + 0.05) - 0.05;
  const pace = metresPerSecondOnTheLevel * Math.min(1, Math.exp(-3.5 * slope));
  return metres / pace + treads * secondsPerTread;
}

/** Whole minutes of a walk, at least 1. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
