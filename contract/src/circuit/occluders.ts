import {
  bearingTo,
  interpolatePoint,
  segmentCrossing,
  distanceToEdge,
  isWithin,
  type Point,
  pointAt,
  turnBetween,
} from "./plane.ts";
import type { SpacePoint } from "./stand-profile.ts";
import type { Circuit } from "./track-file.ts";

/** Something that blocks the view: upright walls around an outline, from a base to a top. */
export interface Occluder {
  /** Id of the grandstand or area. */
  id: string;
  outline: readonly Point[];
  /** Metres above the track. */
  base: number;
  top: number;
}

/** Returns all occluders: grandstands, and areas with a height, such as buildings, hills and woods. */
export function occludersOf({ stands, areas }: Pick<Circuit, "stands" | "areas">): Occluder[] {
  return [
    ...stands.map(({ id, outline, heightMetres }) => ({ id, outline, base: 0, top: heightMetres })),
    ...areas
      .filter(({ baseMetres, heightMetres }) => heightMetres > baseMetres)
      .map(({ id, outline, baseMetres, heightMetres }) => ({ id, outline, base: baseMetres, top: heightMetres })),
  ];
}

/** Tells whether the line of sight between two points passes through an occluder. */
function isHiddenBy(eye: SpacePoint, target: SpacePoint, { outline, base, top }: Occluder): boolean {
  // Only the part of the line of sight between base and top can pass through the walls.
  const within = shareBetween(eye[2], target[2], base, top);
  if (within === null) return false;
  const ends = [
    [eye[0], eye[1]],
    [target[0], target[1]],
  ] as const;
  const [from, to] = [interpolatePoint(...ends, within.from), interpolatePoint(...ends, within.to)];
  const shares = outline.flatMap(
    (corner, index) => segmentCrossing(from, to, corner, pointAt(outline, index + 1))?.first ?? [],
  );
  const cuts = [0, ...shares.sort((one, other) => one - other), 1];
  return cuts.slice(1).some((end, index) => {
    const begin = cuts[index] ?? 0;
    if (end - begin < 1e-9) return false;
    return isWithin(interpolatePoint(from, to, (begin + end) / 2), outline);
  });
}

/** Returns the part of a line, as shares of its length, that is higher than `base` and lower than `top`. */
function shareBetween(begin: number, end: number, base: number, top: number): { from: number; to: number } | null {
  const rise = end - begin;
  if (rise === 0) return begin > base && begin < top ? { from: 0, to: 1 } : null;
  const shares = [(base - begin) / rise, (top - begin) / rise];
  const [from, to] = [Math.max(0, Math.min(...shares)), Math.min(1, Math.max(...shares))];
  return from < to ? { from, to } : null;
}

/** Width of one sector of the compass in the index, in degrees. */
const partDegrees = 2;

/** Occluders around an eye, grouped by direction. */
export interface OccluderIndex {
  eye: SpacePoint;
  /** The occluders in each sector of the compass, nearest first. */
  parts: readonly (readonly { occluder: Occluder; nearest: number }[])[];
}

/**
 * Groups occluders by their direction from an eye, so that a line of sight is checked only against those in its
 * direction. Leaves out occluders around the eye: from inside a building one looks out of it.
 */
export function indexOccluders(eye: SpacePoint, occluders: readonly Occluder[]): OccluderIndex {
  const place: Point = [eye[0], eye[1]];
  const parts = Array.from({ length: 360 / partDegrees }, (): { occluder: Occluder; nearest: number }[] => []);
  for (const occluder of occluders) {
    if (isWithin(place, occluder.outline)) continue;
    const nearest = distanceToEdge(occluder.outline, place);
    // An eye on the occluder's edge may have it in any direction.
    const { from, to } = nearest < 0.01 ? { from: 0, to: 359 } : bearingsOf(occluder.outline, place);
    for (let part = Math.floor(from / partDegrees); part <= Math.floor(to / partDegrees); part += 1) {
      const entries = parts[((part % parts.length) + parts.length) % parts.length];
      if (entries?.every((entry) => entry.occluder !== occluder)) entries.push({ occluder, nearest });
    }
  }
  for (const entries of parts) entries.sort((one, other) => one.nearest - other.nearest);
  return { eye, parts };
}

/** Returns the nearest occluder that hides a target from the index's eye; `null` when the target is in sight. */
export function blockingOccluder({ eye, parts }: OccluderIndex, target: SpacePoint): Occluder | null {
  const metres = Math.hypot(target[0] - eye[0], target[1] - eye[1]);
  const bearing = bearingTo([eye[0], eye[1]], [target[0], target[1]]);
  for (const { occluder, nearest } of parts[Math.floor(bearing / partDegrees)] ?? []) {
    if (nearest > metres) return null;
    if (isHiddenBy(eye, target, occluder)) return occluder;
  }
  return null;
}

/** Returns the bearings between which an outline lies, seen from a point outside; `to` may be 360 or more. */
function bearingsOf(outline: readonly Point[], place: Point): { from: number; to: number } {
  const first = bearingTo(place, pointAt(outline, 0));
  let [bearing, from, to] = [first, first, first];
  for (let index = 1; index <= outline.length; index += 1) {
    bearing += turnBetween(bearing, bearingTo(place, pointAt(outline, index)));
    from = Math.min(from, bearing);
    to = Math.max(to, bearing);
  }
  return { from, to };
}
