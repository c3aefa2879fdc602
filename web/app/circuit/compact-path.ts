import { inView, type Matrix } from "@circuit/contract/circuit/map-view";
import type { Point } from "@circuit/contract/circuit/plane";

/**
 * The `d` of a path along points in whole units of a drawing, each relative to the point before it: half the bytes of a path
 * with absolute points. Rounding errors don't add up.
 *
 * @returns An empty text without points.
 */
export function compactPath(points: readonly Point[], matrix: Matrix, isClosed = false): string {
  const places = points.map((point) => inView(matrix, point).map(Math.round));
  const [first] = places;
  if (first === undefined) return "";
  const steps = places.slice(1).flatMap(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = places[index] ?? [];
    return x === beforeX && y === beforeY ? [] : [x - beforeX, y - beforeY];
  });
  // A minus parts two numbers as well as a space does.
  const line = steps.map((step, index) => (index === 0 || step < 0 ? String(step) : ` ${step}`)).join("");
  return `M${first.map((value) => value + 0).join(" ")}${line === "" ? "" : `l${line}`}${isClosed ? "z" : ""}`;
}
