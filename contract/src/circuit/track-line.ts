import {
  bearingTo,
  interpolatePoint,
  distanceBetween,
  nearestOnStraight,
  normalBearing,
  type Point,
  pointAt,
} from "./plane.ts";

/** A closed line, such as the centre line, with its distances. */
export interface TrackLine {
  points: readonly Point[];
  /** For each point the metres along the line from the first one. */
  distances: Float64Array;
  /** Length of one lap, in metres. */
  length: number;
}

/**
 * Measures a closed line, such as a circuit's centre line; its last point joins the first.
 *
 * @throws {RangeError} It has fewer than three points, or no length.
 */
export function measureLine(points: readonly Point[]): TrackLine {
  if (points.length < 3) throw new RangeError("A closed line needs three points");
  const distances = new Float64Array(points.length);
  let length = 0;
  for (let index = 0; index < points.length; index += 1) {
    distances[index] = length;
    length += distanceBetween(pointAt(points, index), pointAt(points, index + 1));
  }
  if (!(length > 0) || !Number.isFinite(length)) throw new RangeError("A line without length");
  return { points, distances, length };
}

/** Reduces a distance to one lap: from 0 to below the length of the line. */
export function withinLap({ length }: Pick<TrackLine, "length">, distance: number): number {
  const rest = ((distance % length) + length) % length;
  return rest === length ? 0 : rest;
}

/** Finds the index of the last of the ascending numbers that is at most `most`; 0 when all are greater. */
export function lastIndexUpTo(rising: Float64Array, most: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((rising[middle] ?? 0) <= most) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the point at a distance along the line, in metres, which may be negative or laps long. */
export function positionAt(line: TrackLine, distance: number): Point {
  const lap = withinLap(line, distance);
  const index = lastIndexUpTo(line.distances, lap);
  const [from, to] = [pointAt(line.points, index), pointAt(line.points, index + 1)];
  const straight = distanceBetween(from, to);
  return straight === 0 ? from : interpolatePoint(from, to, (lap - (line.distances[index] ?? 0)) / straight);
}

/** Metres before and after a point over which its bearing is measured, as the line's points are rounded. */
const bearingMetres = 4;

/** Returns the compass bearing of the line at a distance along it. */
export function bearingAt(line: TrackLine, distance: number): number {
  return bearingTo(positionAt(line, distance - bearingMetres), positionAt(line, distance + bearingMetres));
}

/**
 * Returns the curvature of the line at a distance along it: one over the radius, in 1/m; right is positive.
 *
 * @param reach - Metres before and after over which it is measured.
 */
export function curvatureAt(line: TrackLine, distance: number, reach: number): number {
  const here = positionAt(line, distance);
  const before = positionAt(line, distance - reach);
  const after = positionAt(line, distance + reach);
  // The circle through three points: four times the triangle's area over the product of its sides.
  const sides = distanceBetween(before, here) * distanceBetween(here, after) * distanceBetween(before, after);
  if (sides === 0) return 0;
  const cross = (here[0] - before[0]) * (after[1] - before[1]) - (here[1] - before[1]) * (after[0] - before[0]);
  return (-2 * cross) / sides;
}

/**
 * Finds the point of the line nearest to a position; the first of several along the line.
 *
 * @returns Its distance along the line, and the metres from the position to it.
 */
export function nearestOnLine(line: TrackLine, place: Point): { distance: number; metres: number } {
  let best = { index: 0, share: 0, metres: Number.POSITIVE_INFINITY };
  for (let index = 0; index < line.points.length; index += 1) {
    const found = nearestOnStraight(place, pointAt(line.points, index), pointAt(line.points, index + 1));
    if (found.metres < best.metres) best = { index, ...found };
  }
  const [from, to] = [pointAt(line.points, best.index), pointAt(line.points, best.index + 1)];
  const distance = withinLap(line, (line.distances[best.index] ?? 0) + distanceBetween(from, to) * best.share);
  return { distance, metres: best.metres };
}

/** Returns the point `toTheRight` metres to the right of the line (left when negative), at a distance along it. */
export function besideLine(line: TrackLine, distance: number, toTheRight: number): Point {
  const [x, y] = positionAt(line, distance);
  const angle = (normalBearing(bearingAt(line, distance) + 90) * Math.PI) / 180;
  return [x + Math.sin(angle) * toTheRight, y + Math.cos(angle) * toTheRight];
}
