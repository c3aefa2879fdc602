import { reverseStretch, type Stretch, type WalkNetwork } from "./path-network.ts";

/** A node where a way may begin or end, and the metres off the paths to get there. */
export interface NodeAt {
  id: string;
  metres: number;
}

/** A way through the network, with each stretch in walking direction. */
export interface Way {
  from: string;
  to: string;
  stretches: Stretch[];
  metres: number;
}

/**
 * Finds the shortest way from any start node to any end node (Dijkstra's algorithm). Deterministic for ways of equal
 * length.
 *
 * @returns `null` when no path joins them.
 */
export function shortestWay(
  { stretches }: WalkNetwork,
  starts: readonly NodeAt[],
  ends: readonly NodeAt[],
): Way | null {
  const leaving = new Map<string, Stretch[]>();
  for (const stretch of stretches.flatMap((one) => [one, reverseStretch(one)])) {
    leaving.set(stretch.from, [...(leaving.get(stretch.from) ?? []), stretch]);
  }
  const best = new Map<string, { metres: number; by: Stretch | null }>();
  // Nodes to go on from: only those at the edge of what is reached, so few that searching them takes no time.
  const open = new Map<string, number>();
  const reach = (id: string, metres: number, by: Stretch | null) => {
    if (metres >= (best.get(id)?.metres ?? Number.POSITIVE_INFINITY)) return;
    best.set(id, { metres, by });
    open.set(id, metres);
  };
  for (const { id, metres } of starts) reach(id, metres, null);
  const endsAt = new Map(ends.map(({ id, metres }) => [id, metres]));
  let [arrival, shortest]: [string | null, number] = [null, Number.POSITIVE_INFINITY];

  for (let next = nearestOf(open); next !== null && next.metres < shortest; next = nearestOf(open)) {
    const { id, metres } = next;
    open.delete(id);
    const rest = endsAt.get(id);
    if (rest !== undefined && metres + rest < shortest) [arrival, shortest] = [id, metres + rest];
    for (const by of leaving.get(id) ?? []) reach(by.to, metres + by.metres, by);
  }
  return arrival === null ? null : { ...trace(best, arrival), to: arrival, metres: shortest };
}

/** Returns the node with the fewest metres, the first of several; `null` without nodes. */
function nearestOf(open: ReadonlyMap<string, number>): NodeAt | null {
  let nearest: NodeAt | null = null;
  for (const [id, metres] of open) if (nearest === null || metres < nearest.metres) nearest = { id, metres };
  return nearest;
}

/** Collects the stretches backwards from the node of arrival to the start node. */
function trace(best: ReadonlyMap<string, { by: Stretch | null }>, arrival: string) {
  const stretches: Stretch[] = [];
  let from = arrival;
  for (let by = best.get(from)?.by ?? null; by !== null; by = best.get(from)?.by ?? null) {
    stretches.push(by);
    from = by.from;
  }
  return { from, stretches: stretches.toReversed() };
}
