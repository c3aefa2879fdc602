import { interpolatePoint, segmentCrossing, type Point, pointAt, pointInBearing } from "./plane.ts";
import type { CircuitStand } from "./track-file.ts";

/** A point in the circuit's local frame, with metres above the track's surface. */
export type SpacePoint = readonly [x: number, y: number, z: number];

/** The fields of a grandstand that decide where its seats are. */
export type StandShape = Pick<CircuitStand, "outline" | "facingBearing" | "rows" | "heightMetres" | "isCovered">;

/** Floor of the first row above the track, in metres, to look over the people at the fence. */
const frontFloorMetres = 1.2;

/** Metres from the last row's floor to the top: a roof with its beams, or a rail. */
const headroomMetres = { covered: 3.2, open: 1 } as const;

/** Metres from a row's floor to a seated spectator's eyes (EN 13200-1). */
export const seatedEyeMetres = 1.2;

/** Projects an outline onto an axis in a bearing: the least and the greatest coordinate, in metres. */
export function reachIn(outline: readonly Point[], bearing: number): { least: number; most: number } {
  const [east, north] = pointInBearing([0, 0], bearing, 1);
  const along = outline.map(([x, y]) => x * east + y * north);
  return { least: Math.min(...along), most: Math.max(...along) };
}

/**
 * Computes the cross-section, in metres with heights above the track: rows rise evenly from the front, up to the
 * headroom for a roof or a rail.
 */
export function standProfile({ outline, facingBearing, heightMetres, isCovered }: StandShape) {
  const { least, most } = reachIn(outline, facingBearing);
  const highest = Math.max(0, heightMetres - (isCovered ? headroomMetres.covered : headroomMetres.open));
  return {
    frontFloor: Math.min(frontFloorMetres, highest),
    backFloor: highest,
    /** Underside of the roof; `null` without one. */
    roof: isCovered ? heightMetres : null,
    /** Distance from the front edge to the back edge. */
    depth: most - least,
  };
}

/** Returns the height of a row's floor in metres above the track; row 1 is the front row. */
export function rowFloor(stand: StandShape, row: number): number {
  const { frontFloor, backFloor } = standProfile(stand);
  return stand.rows === 1 ? frontFloor : frontFloor + ((backFloor - frontFloor) * (row - 1)) / (stand.rows - 1);
}

/**
 * Returns the left and right end of a row on the ground plan, as seen by a spectator in the row.
 *
 * @throws {RangeError} The stand has no such row.
 */
export function rowEnds({ outline, facingBearing, rows }: StandShape, row: number): readonly [Point, Point] {
  if (!Number.isInteger(row) || row < 1 || row > rows) throw new RangeError(`No row ${row} of ${rows}`);
  const { least, most } = reachIn(outline, facingBearing);
  const across = reachIn(outline, facingBearing + 90);
  const along = most - ((row - 0.5) / rows) * (most - least);
  const middle = pointInBearing([0, 0], facingBearing, along);
  const left = pointInBearing(middle, facingBearing + 90, across.least - 1);
  const right = pointInBearing(middle, facingBearing + 90, across.most + 1);

  const shares = outline.flatMap(
    (from, index) => segmentCrossing(left, right, from, pointAt(outline, index + 1))?.first ?? [],
  );
  return [interpolatePoint(left, right, Math.min(...shares)), interpolatePoint(left, right, Math.max(...shares))];
}

/**
 * Returns the eyes' position of a spectator in the middle of a row.
 *
 * @throws {RangeError} The stand has no such row.
 */
export function eyeOfSeat(stand: StandShape, row: number): SpacePoint {
  const [x, y] = interpolatePoint(...rowEnds(stand, row), 0.5);
  return [x, y, rowFloor(stand, row) + seatedEyeMetres];
}

/** Returns the numbers of the first, middle and last row, which may be the same. */
export function typicalRows({ rows }: Pick<StandShape, "rows">): { front: number; middle: number; back: number } {
  return { front: 1, middle: Math.ceil(rows / 2), back: rows };
}
