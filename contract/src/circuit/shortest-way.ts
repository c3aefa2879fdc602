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
    const others = leaving.get(stretch.from);
    if (others === undefined) leaving.set(stretch.from, [stretch]);
    else others.push(stretch);
  }

  const best = new Map<string, { metres: number; by: Stretch | null }>();
  const queue = new NearestFirst();
  for (const { id, metres } of starts) {
    if (metres >= (best.get(id)?.metres ?? Number.POSITIVE_INFINITY)) continue;
    best.set(id, { metres, by: null });
    queue.add({ id, metres });
  }
  const endsAt = new Map(ends.map(({ id, metres }) => [id, metres]));
  let [arrival, shortest]: [string | null, number] = [null, Number.POSITIVE_INFINITY];

  for (let next = queue.take(); next !== null && next.metres < shortest; next = queue.take()) {
    const { id, metres } = next;
    if (metres > (best.get(id)?.metres ?? 0)) continue;
    const rest = endsAt.get(id);
    if (rest !== undefined && metres + rest < shortest) [arrival, shortest] = [id, metres + rest];
    for (const by of leaving.get(id) ?? []) {
      const reached = metres + by.metres;
      if (reached >= (best.get(by.to)?.metres ?? Number.POSITIVE_INFINITY)) continue;
      best.set(by.to, { metres: reached, by });
      queue.add({ id: by.to, metres: reached });
    }
  }
  return arrival === null ? null : { ...trace(best, arrival), to: arrival, metres: shortest };
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

/** A min-heap of nodes by metres. */
class NearestFirst {
  readonly #heap: NodeAt[] = [];

  add(node: NodeAt) {
    const heap = this.#heap;
    let index = heap.push(node) - 1;
    for (let above = (index - 1) >> 1; index > 0; above = (index - 1) >> 1) {
      const parent = heap[above];
      if (parent === undefined || parent.metres <= node.metres) break;
      heap[index] = parent;
      heap[above] = node;
      index = above;
    }
  }

  /** Removes and returns the nearest node; `null` when the heap is empty. */
  take(): NodeAt | null {
    const heap = this.#heap;
    const [top] = heap;
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top ?? null;
    heap[0] = last;
    let index = 0;
    for (let below = 1; below < heap.length; below = index * 2 + 1) {
      const [left, right] = [heap[below], heap[below + 1]];
      const isRight = left !== undefined && right !== undefined && right.metres < left.metres;
      const child = isRight ? right : left;
      if (child === undefined || child.metres >= last.metres) break;
      heap[index] = child;
      index = isRight ? below + 1 : below;
      heap[index] = last;
    }
    return top;
  }
}
