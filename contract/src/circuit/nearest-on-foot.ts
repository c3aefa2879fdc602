import { nodesAt } from "./arrivals.ts";
import { walkNetwork } from "./path-network.ts";
import { centreOf, distanceBetween, type Point } from "./plane.ts";
import type { PublishedCircuit } from "./published-circuit.ts";
import { shortestWay } from "./shortest-way.ts";

/**
 * Which of some places is nearest on foot, by one search from all of them at once: a large circuit has hundreds of stands.
 * Where no path leads from any of them, the nearest in a straight line.
 *
 * @param from - Ids of places or areas.
 * @param to.id - Where one walks to, or the entrance that leads there.
 * @param to.position - Where that is, for the straight line.
 * @returns `null` when there are none.
 */
export function nearestOnFoot(
  circuit: PublishedCircuit,
  from: readonly string[],
  to: { id: string; position: Point },
): string | null {
  const starts = from.flatMap((id) => nodesAt(circuit.paths, id).map((node) => ({ id: node, place: id, metres: 0 })));
  const ends = nodesAt(circuit.paths, to.id).map((id) => ({ id, metres: 0 }));
  const way = shortestWay(walkNetwork(circuit.paths), starts, ends);
  if (way !== null) return starts.find(({ id }) => id === way.from)?.place ?? null;
  const far = (id: string) => distanceBetween(placeOf(circuit, id) ?? to.position, to.position);
  return from.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** Where a place or an area is; `null` of an unknown one. */
function placeOf({ places, areas }: PublishedCircuit, wanted: string): Point | null {
  const area = areas.find(({ id }) => id === wanted);
  return places.find(({ id }) => id === wanted)?.position ?? (area === undefined ? null : centreOf(area.outline));
}

/** Ids of the places or areas of a kind. */
export function idsOfKind(things: readonly { id: string; kind: string }[], wanted: string): string[] {
  return things.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}
