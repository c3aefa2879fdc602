import { distanceBetween, nearestOnStraight, type Point, pointAt } from "./plane.ts";

/**
 * Leaves out points of an open line that change it by less than a tolerance (Douglas and Peucker).
 *
 * @param tolerance - In metres; 0 leaves out only points on the straight line between their neighbours.
 */
export function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const isKept = new Uint8Array(points.length);
  isKept[0] = 1;
  isKept[points.length - 1] = 1;
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [first, last] = part;
    const { index, metres } = farthestFrom(points, first, last);
    if (index === null || metres <= tolerance) continue;
    isKept[index] = 1;
    open.push([first, index], [index, last]);
  }
  return points.filter((_, index) => isKept[index] === 1);
}

/** Finds which point of a line, between two indexes, is farthest from the straight line between those two points. */
function farthestFrom(points: readonly Point[], first: number, last: number) {
  let farthest: { index: number | null; metres: number } = { index: null, metres: 0 };
  for (let index = first + 1; index < last; index += 1) {
    const { metres } = nearestOnStraight(pointAt(points, index), pointAt(points, first), pointAt(points, last));
    if (farthest.index === null || metres > farthest.metres) farthest = { index, metres };
  }
  return farthest;
}

/** Does what {@link simplifyLine} does for a closed line. Always keeps the first point and the one farthest from it. */
export function simplifyRing(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 4) return [...points];
  const first = pointAt(points, 0);
  const metres = points.map((point) => distanceBetween(first, point));
  const opposite = metres.indexOf(Math.max(...metres));
  const there = simplifyLine(points.slice(0, opposite + 1), tolerance);
  const back = simplifyLine([...points.slice(opposite), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}
