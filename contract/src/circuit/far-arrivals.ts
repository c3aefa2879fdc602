import { distanceToEdge, isWithin, type Point } from "./plane.ts";
import type { Circuit, PathNode } from "./track-file.ts";
import { type TrackPart, type TrackProblem, trackProblem } from "./track-problem.ts";

/**
 * How far a destination may be from its nearest node, in metres. A node farther off is most likely left from before an
 * editor moved the grandstand. The demo has 46 at most.
 */
const farthestArrivalMetres = 60;

/** Finds grandstands, places and areas whose nodes are all far from them, so that a route would end elsewhere. */
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

/** Returns the metres from an outline, or from a place of one point, to a point; 0 within the outline. */
function metresTo(outline: readonly Point[], point: Point): number {
  return isWithin(point, outline) ? 0 : distanceToEdge(outline, point);
}
