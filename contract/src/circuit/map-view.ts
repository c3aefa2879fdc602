import type { Box, Point } from "./plane.ts";

/** An affine transform in SVG's order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * Makes a map view of a box of the circuit: how metres of its frame become units of a drawing, with y up.
 *
 * @param width - Width of the drawing in its own units; the height follows from the box.
 * @param isTurned - Turns the map so that y is to the right: a wide circuit then fits an upright screen.
 */
export function viewOfBox({ minX, minY, maxX, maxY }: Box, width: number, isTurned = false) {
  const [across, up] = isTurned ? [maxY - minY, maxX - minX] : [maxX - minX, maxY - minY];
  const scale = width / Math.max(across, 1e-9);
  const matrix: Matrix = isTurned
    ? [0, scale, scale, 0, -minY * scale, -minX * scale]
    : [scale, 0, 0, -scale, -minX * scale, maxY * scale];
  return { matrix, width, height: up * scale };
}

/** Converts a point of the circuit's frame to the units of a drawing. */
export function toDrawing([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Converts a point of the circuit's frame to whole units of a drawing. */
export function pointInDrawing(matrix: Matrix, point: Point): { x: number; y: number } {
  const [x, y] = toDrawing(matrix, point);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Returns how many units of the drawing a metre is. */
export function unitsPerMetre([a, b]: Matrix): number {
  return Math.hypot(a, b);
}
