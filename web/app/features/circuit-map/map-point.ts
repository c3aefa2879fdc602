import { toDrawing, type Matrix } from "@circuit/contract/circuit/map-view";
import type { Point } from "@circuit/contract/circuit/plane";

/** Converts a point in metres to whole units of the drawing. */
export function mapPoint(matrix: Matrix, point: Point): { x: number; y: number } {
  const [x, y] = toDrawing(matrix, point);
  return { x: Math.round(x), y: Math.round(y) };
}
