import { arrivalNodesOf } from "./arrivals.ts";
import { walkNetwork } from "./path-network.ts";
import { centreOf, distanceBetween, type Point } from "./plane.ts";
import type { PublishedCircuit } from "./published-circuit.ts";
import { shortestWay } from "./shortest-way.ts";

/**
 * Returns which of some places is the shortest walk from a destination; the nearest in a straight line where no path
 * leads there. One search starts from all of them at once.
 *
 * @param from - Ids of places or areas.
 * @param to.id - The destination, or the entrance that leads to it.
 * @param to.position - Position of the destination itself.
 * @returns The place's id; `null` when `from` is empty.
 */
export function nearestOnFoot(
  circuit: PublishedCircuit,
  from: readonly string[],
  to: { id: string; position: Point },
): string | null {
  const starts = from.flatMap((id) =>
    arrivalNodesOf(circuit.paths, id).map((node) => ({ id: node, place: id, metres: 0 })),
  );
  const ends = arrivalNodesOf(circuit.paths, to.id).map((id) => ({ id, metres: 0 }));
  const way = shortestWay(walkNetwork(circuit.paths), starts, ends);
  if (way !== null) return starts.find(({ id }) => id === way.from)?.place ?? null;
  const far = (id: string) => distanceBetween(placeOf(circuit, id) ?? to.position, to.position);
  return from.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** Returns the position of a place or the middle of an area; `null` for an unknown id. */
function placeOf({ places, areas }: PublishedCircuit, wanted: string): Point | null {
  const area = areas.find(({ id }) => id === wanted);
  return places.find(({ id }) => id === wanted)?.position ?? (area === undefined ? null : centreOf(area.outline));
}

/** Returns the ids of the things of one kind. */
export function idsOfKind(things: readonly { id: string; kind: string }[], wanted: string): string[] {
  return things.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}
