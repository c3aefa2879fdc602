import type { Destination } from "./destinations.ts";
import { nearestOnStretch, type OnStretch, type WalkNetwork } from "./path-network.ts";
import { centreOf, crossing, type Point, pointAt } from "./plane.ts";
import type { PathNetwork } from "./track-file.ts";

/** How far from a path a destination may be that no node names, in metres: a field beside the path. */
export const besideAPathMetres = 40;

/** Ids of the nodes that one has arrived at a destination on, in the order of the data. */
export function nodesAt({ nodes }: PathNetwork, destination: string): string[] {
  return nodes.filter(({ arrivesAt }) => arrivesAt.includes(destination)).map(({ id }) => id);
}

/**
 * The point of the paths next to a place, that one can walk to straight: not across the track, and not onto a bridge or
 * into a tunnel.
 *
 * @param centreLine - Of the track, which nobody crosses.
 * @param most - Metres that it may be away; any when left out.
 * @returns `null` when there is none.
 */
export function nearestOnPaths(
  { stretches }: WalkNetwork,
  place: Point,
  centreLine: readonly Point[],
  most = Number.POSITIVE_INFINITY,
): OnStretch | null {
  const candidates = stretches
    .filter(({ kind }) => kind !== "bridge" && kind !== "tunnel")
    .map((stretch) => nearestOnStretch(stretch, place))
    .filter(({ metres }) => metres <= most)
    .sort((one, other) => one.metres - other.metres);
  return candidates.find(({ point }) => !crossesLine(place, point, centreLine)) ?? null;
}

/** Whether the straight between two places crosses a closed line. */
export function crossesLine(from: Point, to: Point, ring: readonly Point[]): boolean {
  return ring.some((point, index) => crossing(from, to, point, pointAt(ring, index + 1)) !== null);
}

/** Where a destination that no node names lies beside a path: the nearest such point, or `null` when none is near. */
export function besideAPath(
  network: WalkNetwork,
  { position, outline }: Destination,
  centreLine: readonly Point[],
): OnStretch | null {
  const edges = outline === null ? [position] : [...outline, centreOf(outline)];
  const found = edges.flatMap((place) => nearestOnPaths(network, place, centreLine, besideAPathMetres) ?? []);
  return found.sort((one, other) => one.metres - other.metres)[0] ?? null;
}
