import { boxAround, crossing, type Point, pointAt } from "./plane.ts";

/**
 * Finds where a closed line crosses or touches itself.
 *
 * Only pieces that share a square of a grid are compared, so 6,000 points take a few milliseconds and not 18 million
 * comparisons.
 *
 * @returns The indexes of the two pieces, each from its point to the next; `null` when it is simple.
 */
export function selfCrossing(points: readonly Point[]): { first: number; second: number } | null {
  const count = points.length;
  const box = boxAround(points);
  if (count < 4 || box === null) return null;
  const size = Math.max(box.maxX - box.minX, box.maxY - box.minY, 1) / Math.max(1, Math.min(256, Math.sqrt(count) * 2));
  const squares = new Map<string, number[]>();

  for (let index = 0; index < count; index += 1) {
    const piece = [pointAt(points, index), pointAt(points, index + 1)] as const;
    const around = boxAround(piece) ?? box;
    for (let x = Math.floor(around.minX / size); x <= Math.floor(around.maxX / size); x += 1) {
      for (let y = Math.floor(around.minY / size); y <= Math.floor(around.maxY / size); y += 1) {
        const square = squares.get(`${x} ${y}`) ?? [];
        const other = square.find((earlier) => doPiecesMeet(points, earlier, index));
        if (other !== undefined) return { first: other, second: index };
        squares.set(`${x} ${y}`, [...square, index]);
      }
    }
  }
  return null;
}

/** Whether two pieces meet elsewhere than at the end that neighbours share. */
function doPiecesMeet(points: readonly Point[], first: number, second: number): boolean {
  const gap = Math.abs(second - first);
  if (gap <= 1 || gap === points.length - 1) return false;
  const [a, b] = [pointAt(points, first), pointAt(points, first + 1)];
  return crossing(a, b, pointAt(points, second), pointAt(points, second + 1)) !== null;
}
