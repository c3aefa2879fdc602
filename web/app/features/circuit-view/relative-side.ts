import { normalBearing, turnBetween } from "@circuit/contract/circuit/plane";
import type { GeographicAnchor } from "@circuit/contract/circuit/track-file";

/** Eighths of the compass from straight ahead clockwise. */
const sides = ["ahead", "half-right", "right", "behind-right", "behind", "behind-left", "left", "half-left"] as const;

/** Direction of something, relative to straight ahead. */
export type RelativeSide = (typeof sides)[number];

/**
 * Returns the eighth of the compass in which something lies, relative to straight ahead.
 *
 * @param facing - Bearing straight ahead, in degrees.
 * @param bearing - Bearing to the thing, in degrees.
 */
export function relativeSide(facing: number, bearing: number): RelativeSide {
  const eighth = Math.round(turnBetween(facing, bearing) / 45);
  return sides[(eighth + sides.length) % sides.length] ?? "ahead";
}

/** Eighths of the compass from north clockwise. */
const compassPoints = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

export type CompassPoint = (typeof compassPoints)[number];

/** Returns the compass point nearest to a bearing in the frame of a circuit, which `anchor` may turn. */
export function compassPoint(bearing: number, anchor: GeographicAnchor | null): CompassPoint {
  const eighth = Math.round(normalBearing(bearing + (anchor?.yAxisBearing ?? 0)) / 45);
  return compassPoints[eighth % compassPoints.length] ?? "n";
}
