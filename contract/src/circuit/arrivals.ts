import type { Destination } from "./destinations.ts";
import { crossesBarrier, type LineBarrier } from "./line-barrier.ts";
import { nearestOnStretch, type OnStretch, type WalkNetwork } from "./path-network.ts";
import { centreOf, type Point } from "./plane.ts";
import type { PathNetwork } from "./track-file.ts";

/** How far from a path a destination may be that no node names, in metres: a field beside the path. */
const besideAPathMetres = 40;

/**
 * How many of the nearest stretches of path are tried from a place: if the track lies between it and all of these, it counts
 * as cut off.
 */
const maxTries = 60;

/** Ids of the nodes that one has arrived at a destination on, in the order of the data. */
export function nodesAt({ nodes }: PathNetwork, destination: string): string[] {
  return nodes.filter(({ arrivesAt }) => arrivesAt.includes(destination)).map(({ id }) => id);
}

/**
 * The point of the paths next to a place, that one can walk to straight: not across the track, and not onto a bridge or
 * into a tunnel.
 *
 * @param track - Its centre line, which nobody crosses.
 * @param most - How far away it may be, in metres; no limit when left out.
 * @param tries - How many of the nearest stretches are tried; all when left out.
 * @returns `null` when there is none.
 */
export function nearestOnPaths(
  { stretches }: WalkNetwork,
  place: Point,
  track: LineBarrier,
  most = Number.POSITIVE_INFINITY,
  tries = Number.POSITIVE_INFINITY,
): OnStretch | null {
  const candidates = stretches
    .filter(({ kind }) => kind !== "bridge" && kind !== "tunnel")
    .map((stretch) => nearestOnStretch(stretch, place))
    .filter(({ metres }) => metres <= most)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, tries);
  return candidates.find(({ point }) => !crossesBarrier(place, point, track)) ?? null;
}

/** Where a destination that no node names lies beside a path: the nearest such point, or `null` when none is near. */
export function besideAPath(
  network: WalkNetwork,
  { position, outline }: Destination,
  track: LineBarrier,
): OnStretch | null {
  const edges = outline === null ? [position] : [...outline, centreOf(outline)];
  const found = edges.flatMap((place) => nearestOnPaths(network, place, track, besideAPathMetres, maxTries) ?? []);
  return found.sort((one, other) => one.metres - other.metres)[0] ?? null;
}

/** How many places may still search for a path beside them. Once none are left, all others count as beside no path. */
export interface SearchBudget {
  places: number;
}

/** Whether a destination that no node names lies beside a path; looks no further than the first such place. */
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
