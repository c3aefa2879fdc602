import { inView, type Matrix } from "./map-view.ts";
import { distanceBetween, nearestOnStraight, type Point, pointAt } from "./plane.ts";

/**
 * Leaves out points of an open line that change it by less than a tolerance (Douglas and Peucker).
 *
 * @param tolerance - Metres; 0 leaves out only what lies on the straight between its neighbours.
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

/** The point between two others that is farthest from the straight between them. */
function farthestFrom(points: readonly Point[], first: number, last: number) {
  let farthest: { index: number | null; metres: number } = { index: null, metres: 0 };
  for (let index = first + 1; index < last; index += 1) {
    const { metres } = nearestOnStraight(pointAt(points, index), pointAt(points, first), pointAt(points, last));
    if (farthest.index === null || metres > farthest.metres) farthest = { index, metres };
  }
  return farthest;
}

/** The same for a closed line, whose last point joins the first: the point opposite the first is kept as well. */
export function simplifyRing(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 4) return [...points];
  const first = pointAt(points, 0);
  const metres = points.map((point) => distanceBetween(first, point));
  const opposite = metres.indexOf(Math.max(...metres));
  const there = simplifyLine(points.slice(0, opposite + 1), tolerance);
  const back = simplifyLine([...points.slice(opposite), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

export interface PathDrawing {
  matrix: Matrix;
  isClosed?: boolean;
  /** Decimals of the numbers in the path; 1 when left out. */
  decimals?: number;
}

/** The `d` of an SVG path along points; an empty text without any. */
export function svgPath(points: readonly Point[], { matrix, isClosed = false, decimals = 1 }: PathDrawing): string {
  const places = points.map((point) =>
    inView(matrix, point)
      .map((value) => shortNumber(value, decimals))
      .join(" "),
  );
  return places.length === 0 ? "" : `M${places.join("L")}${isClosed ? "Z" : ""}`;
}

/** A number as short as SVG reads it: no zeros at its end, and no minus before nothing. */
function shortNumber(value: number, decimals: number): string {
  const rounded = Number(value.toFixed(decimals));
  return String(rounded === 0 ? 0 : rounded);
}
