import { boxAround, segmentCrossing, type Point, pointAt } from "./plane.ts";

/**
 * Finds where a closed line crosses or touches itself.
 *
 * Sweeps its segments from west to east, and compares only those that overlap in x: of a track few do. The worst
 * possible line has 18 million pairs and takes about a second.
 *
 * @returns The indexes at which the two segments begin; `null` when the line doesn't cross itself.
 */
export function selfCrossing(points: readonly Point[]): { first: number; second: number } | null {
  const pieces = points
    .map((point, index) => ({ index, box: boxAround([point, pointAt(points, index + 1)]) }))
    .flatMap(({ index, box }) => (box === null ? [] : [{ index, ...box }]))
    .sort((one, other) => one.minX - other.minX);

  let open: typeof pieces = [];
  for (const piece of pieces) {
    open = open.filter(({ maxX }) => maxX >= piece.minX);
    const other = open.find(
      ({ index, minY, maxY }) => minY <= piece.maxY && maxY >= piece.minY && doPiecesMeet(points, index, piece.index),
    );
    if (other !== undefined) {
      return { first: Math.min(other.index, piece.index), second: Math.max(other.index, piece.index) };
    }
    open.push(piece);
  }
  return null;
}

/** Tells whether two segments meet, other than neighbours at the point that they share. */
function doPiecesMeet(points: readonly Point[], first: number, second: number): boolean {
  const gap = Math.abs(second - first);
  if (gap <= 1 || gap === points.length - 1) return false;
  const [a, b] = [pointAt(points, first), pointAt(points, first + 1)];
  return segmentCrossing(a, b, pointAt(points, second), pointAt(points, second + 1)) !== null;
}
