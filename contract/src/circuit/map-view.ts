import type { Box, Point } from "./plane.ts";

/** As SVG writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A view of the circuit: from metres to the units of a drawing. */
export interface MapView {
  matrix: Matrix;
  width: number;
  height: number;
  /** Where north points in the drawing, in degrees clockwise from up. */
  northDegrees: 0 | 90;
}

/**
 * Shows a box of the circuit, north up.
 *
 * @param width - Of the drawing in its own units; its height follows.
 * @param isTurned - A quarter turn, so that north points to the right: a wide circuit then fits an upright screen.
 */
export function viewOfBox({ minX, minY, maxX, maxY }: Box, width: number, isTurned = false): MapView {
  const [across, up] = isTurned ? [maxY - minY, maxX - minX] : [maxX - minX, maxY - minY];
  const scale = width / Math.max(across, 1e-9);
  const matrix: Matrix = isTurned
    ? [0, scale, scale, 0, -minY * scale, -minX * scale]
    : [scale, 0, 0, -scale, -minX * scale, maxY * scale];
  return { matrix, width, height: up * scale, northDegrees: isTurned ? 90 : 0 };
}

/** Where a point of the circuit is in a drawing. */
export function inView([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** How many units of the drawing one metre is long. */
export function unitsPerMetre([a, b]: Matrix): number {
  return Math.hypot(a, b);
}
