import { distanceBetween, isWithin, nearestOnStraight, type Point, pointAt } from "./plane.ts";
import type { Circuit, PathNode } from "./track-file.ts";
import { type TrackPart, type TrackProblem, trackProblem } from "./track-problem.ts";

/**
 * How far the nearest node that arrives at something may be from it, in metres: a meadow beside the path, not the place
 * where a stand stood before it was moved. The demo has 46 at most.
 */
const farthestArrivalMetres = 60;

/** Finds stands, places and areas whose nodes are all far from them: a route would end where nothing is. */
export function farArrivals({ stands, places, areas, paths }: Circuit): TrackProblem[] {
  const arrivals = new Map<string, PathNode[]>();
  for (const node of paths.nodes) {
    for (const id of node.arrivesAt) arrivals.set(id, [...(arrivals.get(id) ?? []), node]);
  }
  const found: (readonly [TrackPart, string, readonly Point[]])[] = [
    ...stands.map(({ id, outline }) => ["stand", id, outline] as const),
    ...places.map(({ id, position }) => ["place", id, [position]] as const),
    ...areas.map(({ id, outline }) => ["area", id, outline] as const),
  ];
  return found.flatMap(([part, id, outline]) => {
    const [nearest] = (arrivals.get(id) ?? [])
      .map((node) => ({ node: node.id, metres: Math.round(metresTo(outline, node.position)) }))
      .sort((one, other) => one.metres - other.metres);
    if (nearest === undefined || nearest.metres <= farthestArrivalMetres) return [];
    return [trackProblem("arrives-far-off", part, id, { ...nearest, most: farthestArrivalMetres })];
  });
}

/** Metres from what something covers, or from a single place, to a point: 0 within it. */
function metresTo(outline: readonly Point[], point: Point): number {
  if (outline.length === 1) return distanceBetween(pointAt(outline, 0), point);
  if (isWithin(point, outline)) return 0;
  const edges = outline.map((corner, index) => nearestOnStraight(point, corner, pointAt(outline, index + 1)).metres);
  return Math.min(...edges);
}
