import { between, crossing, type Point, pointAt, pointInBearing } from "./plane.ts";
import type { CircuitStand } from "./track-file.ts";

/** A place with metres above the track's surface. */
export type SpacePoint = readonly [x: number, y: number, z: number];

/** What of a stand decides where its seats are. */
export type StandShape = Pick<CircuitStand, "outline" | "facingBearing" | "rows" | "heightMetres" | "isCovered">;

/** Floor of the first row above the track, in metres: it looks over the heads of people along the fence. */
const frontFloorMetres = 1.2;

/** Metres from the last row's floor to the top of the stand: a roof with its beams, or a rail. */
const headroomMetres = { covered: 3.2, open: 1 } as const;

/** From a row's floor to the eyes of somebody who sits in it (EN 13200-1). */
export const seatedEyeMetres = 1.2;

/** The cross-section of a stand, in metres. */
export interface StandProfile {
  frontFloor: number;
  backFloor: number;
  /** Under side of the roof; `null` without one. */
  roof: number | null;
  /** From the front edge to the back edge. */
  depth: number;
}

/** How far the points of an outline lie in a bearing: the least and the most, in metres along it. */
function reachIn(outline: readonly Point[], bearing: number): { least: number; most: number } {
  const [east, north] = pointInBearing([0, 0], bearing, 1);
  const along = outline.map(([x, y]) => x * east + y * north);
  return { least: Math.min(...along), most: Math.max(...along) };
}

/** The cross-section of a stand: rows rise evenly from the front, up to the room that a roof or a rail needs. */
export function standProfile({ outline, facingBearing, heightMetres, isCovered }: StandShape): StandProfile {
  const { least, most } = reachIn(outline, facingBearing);
  const highest = Math.max(0, heightMetres - (isCovered ? headroomMetres.covered : headroomMetres.open));
  return {
    frontFloor: Math.min(frontFloorMetres, highest),
    backFloor: highest,
    roof: isCovered ? heightMetres : null,
    depth: most - least,
  };
}

/** The floor of a row in metres above the track; row 1 is the first. */
export function rowFloor(stand: StandShape, row: number): number {
  const { frontFloor, backFloor } = standProfile(stand);
  return stand.rows === 1 ? frontFloor : frontFloor + ((backFloor - frontFloor) * (row - 1)) / (stand.rows - 1);
}

/**
 * The two ends of a row on the ground plan, left and right as somebody sees it who sits in it.
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
    (from, index) => crossing(left, right, from, pointAt(outline, index + 1))?.first ?? [],
  );
  return [between(left, right, Math.min(...shares)), between(left, right, Math.max(...shares))];
}

/**
 * Where the eyes are of somebody who sits in the middle of a row.
 *
 * @throws {RangeError} The stand has no such row.
 */
export function eyeOfSeat(stand: StandShape, row: number): SpacePoint {
  const [x, y] = between(...rowEnds(stand, row), 0.5);
  return [x, y, rowFloor(stand, row) + seatedEyeMetres];
}

/** Rows that stand for all: the first, the one in the middle and the last; fewer where there are fewer. */
export function typicalRows({ rows }: Pick<StandShape, "rows">): { front: number; middle: number; back: number } {
  return { front: 1, middle: Math.ceil(rows / 2), back: rows };
}
