import { type Point, pointAt, segmentCrossing } from "./plane.ts";

/**
 * Finds where a closed line crosses or touches itself, other than at the point that two neighbouring segments share. It
 * compares all pairs: some 600,000 for the demo's track, and 18 million, which take about a second, for the longest.
 *
 * @returns The indexes at which the two segments begin; `null` when the line doesn't cross itself.
 */
export function selfCrossing(points: readonly Point[]): { first: number; second: number } | null {
  for (let first = 0; first < points.length - 2; first += 1) {
    const [a, b] = [pointAt(points, first), pointAt(points, first + 1)];
    // The last segment is a neighbour of the first.
    const end = first === 0 ? points.length - 1 : points.length;
    for (let second = first + 2; second < end; second += 1) {
      const isMeeting = segmentCrossing(a, b, pointAt(points, second), pointAt(points, second + 1)) !== null;
      if (isMeeting) return { first, second };
    }
  }
  return null;
}
