import { turnBetween } from "@circuit/contract/circuit/plane";

/** Direction of something, relative to straight ahead. */
export type RelativeSide =
  | "ahead"
  | "half-right"
  | "right"
  | "behind-right"
  | "behind"
  | "behind-left"
  | "left"
  | "half-left";

const sides: readonly RelativeSide[] = [
  "ahead",
  "half-right",
  "right",
  "behind-right",
  "behind",
  "behind-left",
  "left",
  "half-left",
];

/**
 * Names the eighth of the compass in which something is.
 *
 * @param facing - Bearing straight ahead, degrees.
 * @param bearing - Bearing to it.
 */
export function relativeSide(facing: number, bearing: number): RelativeSide {
  const eighth = Math.round(turnBetween(facing, bearing) / 45);
  return sides[(eighth + sides.length) % sides.length] ?? "ahead";
}

/** Eighths of the compass from north clockwise. */
const compassPoints = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

export type CompassPoint = (typeof compassPoints)[number];

/** The eighth of the compass that a bearing points to. */
export function compassPoint(bearing: number): CompassPoint {
  return compassPoints[Math.round((((bearing % 360) + 360) % 360) / 45) % compassPoints.length] ?? "n";
}
