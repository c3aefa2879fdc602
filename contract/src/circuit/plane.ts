/** A place in the circuit's frame: metres to the east, metres to the north. */
export type Point = readonly [x: number, y: number];

/** A rectangle along the axes, in metres. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/**
 * The point at an index of a ring: the one after the last is the first, the one before the first is the last.
 *
 * @throws {RangeError} The ring has no points.
 */
export function pointAt(ring: readonly Point[], index: number): Point {
  const { length } = ring;
  const point = ring[((index % length) + length) % length];
  if (point === undefined) throw new RangeError("A line without points");
  return point;
}

/** Metres between two points. */
export function distanceBetween([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** The point at a share of the way from one to another: 0 is the first, 1 the second. */
export function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Compass bearing from one point to another, in degrees from 0 (north) clockwise to below 360. */
export function bearingTo([ax, ay]: Point, [bx, by]: Point): number {
  return normalBearing((Math.atan2(bx - ax, by - ay) * 180) / Math.PI);
}

/** The same bearing, from 0 to below 360 degrees. */
export function normalBearing(degrees: number): number {
  const rest = ((degrees % 360) + 360) % 360;
  return rest === 360 ? 0 : rest;
}

/** By how many degrees one turns from one bearing to another: right is positive, from −180 to below 180. */
export function turnBetween(from: number, to: number): number {
  return normalBearing(to - from + 180) - 180;
}

/** The point that lies so many metres from another in a compass bearing. */
export function pointInBearing([x, y]: Point, degrees: number, metres: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * metres, y + Math.cos(angle) * metres];
}

/** Where on the straight from `a` to `b` a point is nearest: the share of the way, and the metres to it. */
export function nearestOnStraight([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): { share: number; metres: number } {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
  return { share, metres: Math.hypot(ax + dx * share - x, ay + dy * share - y) };
}

/** The point of an open line next to a place: metres along the line to it, metres to it, and the straight it lies on. */
interface NearestOnOpenLine {
  along: number;
  metres: number;
  point: Point;
  from: Point;
  to: Point;
}

/**
 * Finds the point of an open line that is next to a place; the first of several.
 *
 * @throws {RangeError} The line has no points.
 */
export function nearestOnOpenLine(line: readonly Point[], place: Point): NearestOnOpenLine {
  const first = pointAt(line, 0);
  let best = { along: 0, metres: Number.POSITIVE_INFINITY, point: first, from: first, to: first };
  let walked = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [pointAt(line, index - 1), pointAt(line, index)];
    const straight = distanceBetween(from, to);
    const { share, metres } = nearestOnStraight(place, from, to);
    if (metres < best.metres) {
      best = { along: walked + straight * share, metres, point: between(from, to, share), from, to };
    }
    walked += straight;
  }
  return best;
}

/**
 * Where two straights cross: the share of the way along the first, and along the second.
 *
 * @returns `null` when they don't meet, or lie along each other.
 */
export function crossing(
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

/** Whether a point lies within an outline; on its edge it may be either. */
export function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  let isInside = false;
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = pointAt(outline, index - 1);
    const [bx, by] = pointAt(outline, index);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Square metres within an outline: positive when it runs anticlockwise. */
export function signedArea(outline: readonly Point[]): number {
  let double = 0;
  for (let index = 0; index < outline.length; index += 1) {
    const [ax, ay] = pointAt(outline, index - 1);
    const [bx, by] = pointAt(outline, index);
    double += ax * by - bx * ay;
  }
  return double / 2;
}

/** The middle of an outline: the centre of its area; of one without area, of its points. */
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

/** The smallest box around points, with a margin in metres; `null` around none. */
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

/** Whether a point lies in a box, or on its edge. */
export function isInBox([x, y]: Point, { minX, minY, maxX, maxY }: Box): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
