import { toDrawing, type Matrix } from "@circuit/contract/circuit/map-view";
import type { Point } from "@circuit/contract/circuit/plane";

/**
 * Returns the `d` of an SVG path with relative steps: half the bytes of absolute coordinates. Rounding errors don't add
 * up.
 *
 * @param decimals - Of the drawing's units; by default whole units.
 * @returns An empty text without points.
 */
export function compactPath(points: readonly Point[], matrix: Matrix, isClosed = false, decimals = 0): string {
  const parts = 10 ** decimals;
  const places = points.map((point) => toDrawing(matrix, point).map((value) => Math.round(value * parts)));
  const [first] = places;
  if (first === undefined) return "";
  const steps = places.slice(1).flatMap(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = places[index] ?? [];
    return x === beforeX && y === beforeY ? [] : [x - beforeX, y - beforeY];
  });
  // A minus sign separates two numbers as well as a space does.
  const line = steps.map((step, index) => `${index === 0 || step < 0 ? "" : " "}${step / parts}`).join("");
  const start = first.map((value) => value / parts).join(" ");
  return `M${start}${line === "" ? "" : `l${line}`}${isClosed ? "z" : ""}`;
}
