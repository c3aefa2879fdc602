import { interpolatePoint, distanceBetween, nearestOnOpenLine, type Point, pointAt } from "./plane.ts";
import type { PathEdge, PathNetwork } from "./track-file.ts";

/** A path between two nodes, with its line and length. */
export interface Stretch extends Omit<PathEdge, "bends"> {
  line: readonly Point[];
  metres: number;
}

/** The network of paths. It lists each stretch in one direction, though one may walk it in both. */
export interface WalkNetwork {
  /** Positions of the nodes by id. */
  nodes: ReadonlyMap<string, Point>;
  stretches: readonly Stretch[];
}

function lengthOf(line: readonly Point[]): number {
  let metres = 0;
  for (let index = 1; index < line.length; index += 1) {
    metres += distanceBetween(pointAt(line, index - 1), pointAt(line, index));
  }
  return metres;
}

/** Makes the network of paths from the circuit's data, without edges to nodes that don't exist. */
export function walkNetwork({ nodes, edges }: PathNetwork): WalkNetwork {
  const places = new Map<string, Point>(nodes.map(({ id, position }) => [id, position]));
  const stretches = edges.flatMap(({ bends, ...edge }) => {
    const [from, to] = [places.get(edge.from), places.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    const line = [from, ...bends, to];
    return [{ ...edge, line, metres: lengthOf(line) }];
  });
  return { nodes: places, stretches };
}

/** Returns the stretch in the other direction. */
export function reverseStretch(stretch: Stretch): Stretch {
  const { from, to, line, gradientPercent } = stretch;
  // Avoids minus zero, which deep comparisons don't take as equal to zero.
  const gradient = gradientPercent === 0 ? 0 : -gradientPercent;
  return { ...stretch, from: to, to: from, line: line.toReversed(), gradientPercent: gradient };
}

/** The point of a stretch that is nearest to a given position. */
export interface StretchPoint {
  stretch: Stretch;
  /** Metres from the beginning of the stretch to the point. */
  along: number;
  /** Metres from the given position to the point. */
  metres: number;
  point: Point;
}

/** Returns the point of a stretch of footpath that is nearest to a place. */
export function nearestOnStretch(stretch: Stretch, place: Point): StretchPoint {
  const { along, metres, point } = nearestOnOpenLine(stretch.line, place);
  return { stretch, along, metres, point };
}

/** Cuts a line in two, a number of metres from its beginning; `after` is empty when the line is shorter. */
export function cutLine(line: readonly Point[], along: number): { before: Point[]; after: Point[] } {
  let walked = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [pointAt(line, index - 1), pointAt(line, index)];
    const straight = distanceBetween(from, to);
    if (walked + straight >= along) {
      const cut = straight === 0 ? from : interpolatePoint(from, to, (along - walked) / straight);
      return { before: [...line.slice(0, index), cut], after: [cut, ...line.slice(index)] };
    }
    walked += straight;
  }
  return { before: [...line], after: [] };
}

/**
 * Adds a node on a stretch, which splits the stretch in two.
 *
 * @returns The new network and the node's id: that of an existing node when the point is at an end of the stretch.
 */
export function addNodeOnStretch(network: WalkNetwork, { stretch, along, point }: StretchPoint, id: string) {
  if (along < 0.01) return { network, id: stretch.from };
  if (along > stretch.metres - 0.01) return { network, id: stretch.to };
  const { before, after } = cutLine(stretch.line, along);
  const treadsBefore = Math.round((stretch.treads * along) / stretch.metres);
  const first = { ...stretch, to: id, line: before, metres: along, treads: treadsBefore };
  const rest = { from: id, line: after, metres: stretch.metres - along, treads: stretch.treads - treadsBefore };
  const stretches = network.stretches.flatMap((other) =>
    other === stretch ? [first, { ...stretch, ...rest }] : other,
  );
  return { network: { nodes: new Map([...network.nodes, [id, point]]), stretches }, id };
}

/** Returns the connected components of the network, each as a list of node ids; the largest first. */
export function connectedParts({ nodes, stretches }: WalkNetwork): string[][] {
  const neighbours = new Map<string, string[]>([...nodes.keys()].map((id) => [id, []]));
  for (const { from, to } of stretches) {
    neighbours.get(from)?.push(to);
    neighbours.get(to)?.push(from);
  }
  const seen = new Set<string>();
  const parts: string[][] = [];
  for (const id of nodes.keys()) {
    if (seen.has(id)) continue;
    const part = new Set([id]);
    // The loop itself adds nodes to `part`.
    for (const node of part) for (const next of neighbours.get(node) ?? []) part.add(next);
    for (const node of part) seen.add(node);
    parts.push([...part]);
  }
  return parts.sort((one, other) => other.length - one.length);
}
