import { toDrawing, type Matrix } from "@circuit/contract/circuit/map-view";
import type { Point } from "@circuit/contract/circuit/plane";

/**
 * Returns the `d` of an SVG path in whole units, with relative steps: half the bytes of absolute coordinates. Rounding
 * errors don't add up.
 *
 * @returns An empty text without points.
 */
export function compactPath(points: readonly Point[], matrix: Matrix, isClosed = false): string {
  const places = points.map((point) => toDrawing(matrix, point).map(Math.round));
  const [first] = places;
  if (first === undefined) return "";
  const steps = places.slice(1).flatMap(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = places[index] ?? [];
    return x === beforeX && y === beforeY ? [] : [x - beforeX, y - beforeY];
  });
  // A minus sign separates two numbers as well as a space does.
  const line = steps.map((step, index) => (index === 0 || step < 0 ? String(step) : ` ${step}`)).join("");
  return `M${first.join(" ")}${line === "" ? "" : `l${line}`}${isClosed ? "z" : ""}`;
}
