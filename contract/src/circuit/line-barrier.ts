import { type Box, boxAround, boxOfSegment, doBoxesMeet, type Point, pointAt, segmentCrossing } from "./plane.ts";

/** A line that nobody walks across, such as the track. Each run of neighbouring points has a bounding box. */
export interface LineBarrier {
  points: readonly Point[];
  runs: readonly { first: number; last: number; box: Box }[];
}

/** Segments in a run. The bounding boxes rule out most runs at once, as they are far from the line that is checked. */
const runLength = 32;

/** Makes a barrier of a line; `isClosed` joins its last point to the first. */
export function lineBarrier(points: readonly Point[], isClosed: boolean): LineBarrier {
  const pieces = isClosed ? points.length : points.length - 1;
  const runs = Array.from({ length: Math.ceil(Math.max(0, pieces) / runLength) }, (_, run) => {
    const [first, last] = [run * runLength, Math.min(pieces, (run + 1) * runLength)];
    const inRun = Array.from({ length: last - first + 1 }, (__, index) => pointAt(points, first + index));
    return { first, last, box: boxAround(inRun) };
  });
  return { points, runs: runs.flatMap(({ box, ...run }) => (box === null ? [] : [{ ...run, box }])) };
}

/** Tells whether the straight line between two points crosses or touches a barrier. */
export function crossesBarrier(from: Point, to: Point, { points, runs }: LineBarrier): boolean {
  const own = boxOfSegment(from, to);
  return runs.some(({ first, last, box }) => {
    if (!doBoxesMeet(own, box)) return false;
    for (let index = first; index < last; index += 1) {
      if (segmentCrossing(from, to, pointAt(points, index), pointAt(points, index + 1)) !== null) return true;
    }
    return false;
  });
}
