/** A point in the circuit's local frame: metres to the east, metres to the north. */
export type Point = readonly [x: number, y: number];

/** A rectangle parallel to the axes, in metres. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/**
 * Returns the point at an index of a ring, where indexes wrap around: −1 is the last point.
 *
 * @throws {RangeError} The ring has no points.
 */
export function pointAt(ring: readonly Point[], index: number): Point {
  const { length } = ring;
  const point = ring[((index % length) + length) % length];
  if (point === undefined) throw new RangeError("A line without points");
  return point;
}

/** Returns the distance between two points, in metres. */
export function distanceBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** Interpolates between two points: at a share of 0 it returns the first, at 1 the second. */
export function interpolatePoint([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Returns the compass bearing from one point to another, in degrees from 0 (north) clockwise to below 360. */
export function bearingTo([ax, ay]: Point, [bx, by]: Point): number {
  return normalBearing((Math.atan2(bx - ax, by - ay) * 180) / Math.PI);
}

/** Normalizes a bearing to 0 to below 360 degrees. */
export function normalBearing(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return rest === 360 ? 0 : rest;
}

/** Returns the turn from one bearing to another, from −180 to below 180 degrees; right is positive. */
export function turnBetween(from: number, to: number): number {
  return normalBearing(to - from + 180) - 180;
}

/** Returns the point at a distance from another in a compass bearing. */
export function pointInBearing([x, y]: Point, degrees: number, metres: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * metres, y + Math.cos(angle) * metres];
}

/** Finds the point of the segment from `a` to `b` nearest to `[x, y]`: its share of the way, and the distance to it. */
export function nearestOnStraight([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): { share: number; metres: number } {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return { share, metres: Math.hypot(ax + dx * share - x, ay + dy * share - y) };
}

/** Returns the metres from a point to the edge of an outline, whether the point is within it or not. */
export function distanceToEdge(outline: readonly Point[], point: Point): number {
  const edges = outline.map((corner, index) => nearestOnStraight(point, corner, pointAt(outline, index + 1)).metres);
  return Math.min(...edges);
}

/**
 * Finds the point of an open line that is nearest to a position; the first of several.
 *
 * @returns The point, the metres `along` the line to it and from the position to it, and the ends of its segment.
 * @throws {RangeError} The line has no points.
 */
export function nearestOnOpenLine(line: readonly Point[], place: Point) {
  const first = pointAt(line, 0);
  let best = { along: 0, metres: Number.POSITIVE_INFINITY, point: first, from: first, to: first };
  let walked = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [pointAt(line, index - 1), pointAt(line, index)];
    const straight = distanceBetween(from, to);
    const { share, metres } = nearestOnStraight(place, from, to);
    if (metres < best.metres) {
      best = { along: walked + straight * share, metres, point: interpolatePoint(from, to, share), from, to };
    }
    walked += straight;
  }
  return best;
}

/**
 * Finds where the segment from `a` to `b` crosses the one from `c` to `d`.
 *
 * @returns The share of the way along each segment; `null` when they don't meet, or are parallel.
 */
export function segmentCrossing(
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  [dx, dy]: Point,
): { first: number; second: number } | null {
  const determinant = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (determinant === 0) return null;
  const first = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / determinant;
  const second = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / determinant;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? { first, second } : null;
}

/** Tells whether a point lies within an outline; on its edge the answer may be either. */
export function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  let isInside = false;
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = pointAt(outline, index - 1);
    const [bx, by] = pointAt(outline, index);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Returns the area within an outline in square metres; negative for an outline that runs clockwise. */
export function signedArea(outline: readonly Point[]): number {
  let double = 0;
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = pointAt(outline, index - 1);
    const [bx, by] = pointAt(outline, index);
    double += ax * by - bx * ay;
  }
  return double / 2;
}

/** Returns the centroid of an outline's area; for an outline without area, the average of its points. */
export function centreOf(outline: readonly Point[]): Point {
  const [originX, originY] = pointAt(outline, 0);
  let [x, y, double] = [0, 0, 0];
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = pointAt(outline, index - 1);
    const [bx, by] = pointAt(outline, index);
    const cross = (ax - originX) * (by - originY) - (bx - originX) * (ay - originY);
    x += (ax + bx - 2 * originX) * cross;
    y += (ay + by - 2 * originY) * cross;
    double += cross;
  }
  if (double !== 0) return [originX + x / (3 * double), originY + y / (3 * double)];
  const sum = (pick: 0 | 1) => outline.reduce((total, point) => total + point[pick], 0) / outline.length;
  return [sum(0), sum(1)];
}

/** Returns the bounding box of points, with a margin in metres; `null` without points. */
export function boxAround(points: Iterable<Point>, margin = 0): Box | null {
  let box: Box | null = null;
  for (const [x, y] of points) {
    box ??= { minX: x, minY: y, maxX: x, maxY: y };
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  if (box === null) return null;
  return { minX: box.minX - margin, minY: box.minY - margin, maxX: box.maxX + margin, maxY: box.maxY + margin };
}

/** Returns the bounding box of the segment between two points. */
export function boxOfSegment([ax, ay]: Point, [bx, by]: Point): Box {
  return { minX: Math.min(ax, bx), minY: Math.min(ay, by), maxX: Math.max(ax, bx), maxY: Math.max(ay, by) };
}

/** Tells whether two boxes overlap or touch. */
export function doBoxesMeet(one: Box, other: Box): boolean {
  return one.maxX >= other.minX && one.minX <= other.maxX && one.maxY >= other.minY && one.minY <= other.maxY;
}

/** Tells whether a point lies in a box, or on its edge. */
export function isInBox([x, y]: Point, { minX, minY, maxX, maxY }: Box): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
