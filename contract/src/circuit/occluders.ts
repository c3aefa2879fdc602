import {
  type Box,
  boxAround,
  boxOfSegment,
  distanceToEdge,
  doBoxesMeet,
  interpolatePoint,
  isWithin,
  type Point,
  pointAt,
  segmentCrossing,
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

/** Occluders around an eye. */
export interface OccludersAround {
  eye: SpacePoint;
  /** Nearest first, each with the box around it. */
  others: readonly { occluder: Occluder; box: Box }[];
}

/** Sorts occluders by distance from an eye, without those around it: from inside a building one looks out of it. */
export function occludersAround(eye: SpacePoint, occluders: readonly Occluder[]): OccludersAround {
  const place: Point = [eye[0], eye[1]];
  const others = occluders
    .flatMap((occluder) => {
      const box = boxAround(occluder.outline);
      if (box === null || isWithin(place, occluder.outline)) return [];
      return [{ occluder, box, metres: distanceToEdge(occluder.outline, place) }];
    })
    .sort((one, other) => one.metres - other.metres);
  return { eye, others };
}

/** Returns the nearest occluder that hides a target from an eye; `null` when the target is in sight. */
export function blockingOccluder({ eye, others }: OccludersAround, target: SpacePoint): Occluder | null {
  const line = boxOfSegment([eye[0], eye[1]], [target[0], target[1]]);
  // The boxes rule out most occluders at once, as they lie in other directions.
  const hiding = others.find(({ occluder, box }) => doBoxesMeet(line, box) && isHiddenBy(eye, target, occluder));
  return hiding?.occluder ?? null;
}
