import { between, distanceBetween, nearestOnOpenLine, type Point, pointAt } from "./plane.ts";
import type { LocalText, PathEdge, PathNetwork } from "./track-file.ts";

/** A piece of path between two nodes, with its line and length. */
export interface Stretch extends Pick<PathEdge, "kind" | "surface" | "isStepFree" | "widthMetres"> {
  from: string;
  to: string;
  line: readonly Point[];
  metres: number;
  /** From `from` to `to`, up is positive. */
  gradientPercent: number;
  treads: number;
  name: LocalText | null;
}

/** Paths to walk on: every stretch in one direction only, though all may be walked in both. */
export interface WalkNetwork {
  /** Ids of nodes and where they are. */
  nodes: ReadonlyMap<string, Point>;
  stretches: readonly Stretch[];
}

/** Metres along an open line. */
function lengthOf(line: readonly Point[]): number {
  let metres = 0;
  for (let index = 1; index < line.length; index += 1) {
    metres += distanceBetween(pointAt(line, index - 1), pointAt(line, index));
  }
  return metres;
}

/** Makes a network to walk on from the circuit's data. Edges to nodes that don't exist are left out. */
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

/** The same stretch, walked the other way. */
export function reversed(stretch: Stretch): Stretch {
  const { from, to, line, gradientPercent } = stretch;
  // Not minus zero, which comparisons of objects take for another number than zero.
  const gradient = gradientPercent === 0 ? 0 : -gradientPercent;
  return { ...stretch, from: to, to: from, line: line.toReversed(), gradientPercent: gradient };
}

/** A point on a stretch: how many metres from its beginning, and how far from the place that was asked for. */
export interface OnStretch {
  stretch: Stretch;
  along: number;
  metres: number;
  point: Point;
}

/** The point of a stretch next to a place. */
export function nearestOnStretch(stretch: Stretch, place: Point): OnStretch {
  const { along, metres, point } = nearestOnOpenLine(stretch.line, place);
  return { stretch, along, metres, point };
}

/** The line from its beginning for so many metres, and the rest of it. */
function cutLine(line: readonly Point[], along: number): { before: Point[]; after: Point[] } {
  let walked = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [pointAt(line, index - 1), pointAt(line, index)];
    const straight = distanceBetween(from, to);
    if (walked + straight >= along) {
      const cut = straight === 0 ? from : between(from, to, (along - walked) / straight);
      return { before: [...line.slice(0, index), cut], after: [cut, ...line.slice(index)] };
    }
    walked += straight;
  }
  return { before: [...line], after: [] };
}

/**
 * Adds a node on a stretch, which it parts in two.
 *
 * @returns The network with it, and its id: that of an end of the stretch when the point is there.
 */
export function withNodeOn(network: WalkNetwork, { stretch, along, point }: OnStretch, id: string) {
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

/** Nodes that paths join into one part, for each part; the largest first. */
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
    seen.add(id);
    const part = [id];
    // Grows while it is gone through.
    for (const node of part) {
      const fresh = (neighbours.get(node) ?? []).filter((next) => !seen.has(next));
      for (const next of fresh) {
        if (!seen.has(next)) part.push(next);
        seen.add(next);
      }
    }
    parts.push(part);
  }
  return parts.sort((one, other) => other.length - one.length);
}
