import type { Destination } from "./destinations.ts";
import { crossesBarrier, type LineBarrier } from "./line-barrier.ts";
import { nearestOnStretch, type StretchPoint, type WalkNetwork } from "./path-network.ts";
import { centreOf, type Point } from "./plane.ts";
import type { PathNetwork } from "./track-file.ts";

/** How far from a path a destination without a node of its own may be, in metres: the width of a field. */
const besideAPathMetres = 40;

/** How many nearby stretches of path to try from a point, which counts as cut off if the track lies before all. */
const maxTries = 60;

/** Returns the ids of the nodes that list a destination in their `arrivesAt`, in the order of the data. */
export function arrivalNodesOf({ nodes }: PathNetwork, destination: string): string[] {
  return nodes.filter(({ arrivesAt }) => arrivesAt.includes(destination)).map(({ id }) => id);
}

/**
 * Finds the nearest point of the paths that one can walk to in a straight line: not across the track, and not onto a
 * bridge or into a tunnel.
 *
 * @param most - Greatest distance in metres; no limit when left out.
 * @param tries - How many of the nearest stretches to try; all when left out.
 */
export function nearestOnPaths(
  { stretches }: WalkNetwork,
  place: Point,
  track: LineBarrier,
  most = Number.POSITIVE_INFINITY,
  tries = Number.POSITIVE_INFINITY,
): StretchPoint | null {
  const candidates = stretches
    .filter(({ kind }) => kind !== "bridge" && kind !== "tunnel")
    .map((stretch) => nearestOnStretch(stretch, place))
    .filter(({ metres }) => metres <= most)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, tries);
  return candidates.find(({ point }) => !crossesBarrier(place, point, track)) ?? null;
}

/** Finds the point of the paths nearest to a destination without a node of its own; `null` when none is near. */
export function nearestPathPoint(
  network: WalkNetwork,
  { position, outline }: Destination,
  track: LineBarrier,
): StretchPoint | null {
  const edges = outline === null ? [position] : [...outline, centreOf(outline)];
  const found = edges.flatMap((place) => nearestOnPaths(network, place, track, besideAPathMetres, maxTries) ?? []);
  return found.sort((one, other) => one.metres - other.metres)[0] ?? null;
}

/** How many points may still search for a path beside them. At 0 the rest count as beside no path. */
export interface SearchBudget {
  places: number;
}

/** Tells whether any point of a destination without a node of its own lies beside a path. */
export function isBesideAPath(
  network: WalkNetwork,
  { position, outline }: Destination,
  track: LineBarrier,
  budget: SearchBudget,
): boolean {
  const edges = outline === null ? [position] : [centreOf(outline), ...outline];
  return edges.some((place) => {
    if (budget.places <= 0) return false;
    budget.places -= 1;
    return nearestOnPaths(network, place, track, besideAPathMetres, maxTries) !== null;
  });
}
