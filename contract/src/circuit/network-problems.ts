import { isBesideAPath, arrivalNodesOf } from "./arrivals.ts";
import { type Destination, destinationsOf } from "./destinations.ts";
import { crossesBarrier, lineBarrier, type LineBarrier } from "./line-barrier.ts";
import { connectedParts, walkNetwork, type WalkNetwork } from "./path-network.ts";
import { distanceToEdge, isWithin, type Point, pointAt } from "./plane.ts";
import type { Circuit, PathEdge } from "./track-file.ts";
import { type TrackPart, type TrackProblem, trackProblem } from "./track-problem.ts";

/** Finds problems of the paths: wrong edges and nodes, and destinations that no path reaches. */
export function networkProblems(circuit: Circuit): TrackProblem[] {
  const network = walkNetwork(circuit.paths);
  const track = lineBarrier(circuit.centreLine, true);
  const asphalt = [track, lineBarrier(circuit.pitLane, false)];
  return [
    ...nodeProblems(circuit),
    ...circuit.paths.edges.flatMap((edge) => edgeProblems(edge, asphalt, network)),
    ...partProblems(network),
    ...reachProblems(circuit, network, track),
    ...farArrivals(circuit),
  ];
}

function nodeProblems(circuit: Circuit): TrackProblem[] {
  const destinationIds = new Set(
    [...circuit.stands, ...circuit.places, ...circuit.areas].map((destination) => destination.id),
  );
  const seen = new Set<string>();
  return circuit.paths.nodes.flatMap(({ id, arrivesAt }) => {
    const isSecond = seen.has(id);
    seen.add(id);
    return [
      ...(isSecond ? [trackProblem("duplicate-id", "node", id)] : []),
      ...arrivesAt
        .filter((destination) => !destinationIds.has(destination))
        .map((destination) => trackProblem("unknown-destination", "node", id, { destination })),
    ];
  });
}

const edgeId = ({ from, to }: Pick<PathEdge, "from" | "to">) => `${from}–${to}`;

function edgeProblems(edge: PathEdge, asphalt: readonly LineBarrier[], { nodes }: WalkNetwork): TrackProblem[] {
  const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)];
  if (from === undefined || to === undefined) {
    const node = from === undefined ? edge.from : edge.to;
    return [trackProblem("unknown-node", "edge", edgeId(edge), { node })];
  }
  if (edge.from === edge.to) return [trackProblem("edge-leads-nowhere", "edge", edgeId(edge))];

  const problems: TrackProblem[] = [];
  if (edge.isStepFree && (edge.kind === "steps" || edge.treads > 0)) {
    problems.push(trackProblem("steps-called-step-free", "edge", edgeId(edge)));
  }
  const isLevelWithTrack = edge.kind !== "bridge" && edge.kind !== "tunnel";
  if (isLevelWithTrack && meetsAny([from, ...edge.bends, to], asphalt)) {
    problems.push(trackProblem("path-crosses-the-track", "edge", edgeId(edge)));
  }
  return problems;
}

function meetsAny(path: readonly Point[], barriers: readonly LineBarrier[]): boolean {
  return path
    .slice(1)
    .some((to, index) => barriers.some((barrier) => crossesBarrier(pointAt(path, index), to, barrier)));
}

function partProblems(network: WalkNetwork): TrackProblem[] {
  return connectedParts(network)
    .slice(1)
    .map((part) => trackProblem("network-in-parts", "node", part[0] ?? null, { nodes: part.length }));
}

/**
 * How many points may search for a path beside them: a point that the track cuts off takes a millisecond. Destinations
 * beyond this limit are reported as unreached; an editor can give them a node.
 */
const maxPlaces = 2000;

/**
 * Kinds of destination that need a node of their own. For them a path nearby isn't enough, as walks from a gate to a
 * grandstand and step-free routes are searched from node to node.
 */
const namedKinds = new Set<Destination["kind"]>(["stand", "entrance", "bus-stop", "parking", "camping"]);

/** Finds destinations without a path, or without the node or the step-free way that they need. */
function reachProblems(circuit: Circuit, network: WalkNetwork, track: LineBarrier): TrackProblem[] {
  const standIds = new Set(circuit.stands.map(({ id }) => id));
  const areaIds = new Set(circuit.areas.map(({ id }) => id));
  const partOf = (id: string): TrackPart => (standIds.has(id) ? "stand" : areaIds.has(id) ? "area" : "place");

  const budget = { places: maxPlaces };
  const unreached = destinationsOf(circuit)
    .filter(({ id }) => arrivalNodesOf(circuit.paths, id).length === 0)
    .flatMap((destination) => {
      const { id, kind } = destination;
      if (!isBesideAPath(network, destination, track, budget)) return [trackProblem("no-path-reaches", partOf(id), id)];
      return namedKinds.has(kind) ? [trackProblem("no-node-arrives", partOf(id), id)] : [];
    });
  return [...unreached, ...stepFreeProblems(circuit, network)];
}

/** Finds grandstands with wheelchair places that have nodes, but none that an entrance leads to without steps. */
function stepFreeProblems({ stands, places, paths }: Circuit, { nodes, stretches }: WalkNetwork): TrackProblem[] {
  const gates = places.filter(({ kind }) => kind === "entrance").flatMap(({ id }) => arrivalNodesOf(paths, id));
  const open = connectedParts({ nodes, stretches: stretches.filter(({ isStepFree }) => isStepFree) });
  const reached = new Set(open.filter((part) => part.some((node) => gates.includes(node))).flat());
  return stands
    .filter(({ wheelchairPlaces }) => wheelchairPlaces > 0)
    .filter(({ id }) => {
      const arrivals = arrivalNodesOf(paths, id);
      return arrivals.length > 0 && !arrivals.some((node) => reached.has(node));
    })
    .map(({ id, wheelchairPlaces }) => trackProblem("no-step-free-way", "stand", id, { wheelchairPlaces }));
}

/**
 * How far a destination may be from its nearest node, in metres. A node farther off is most likely left from before an
 * editor moved the grandstand. The demo has 46 at most.
 */
const farthestArrivalMetres = 60;

/** Finds grandstands, places and areas whose nodes are all far from them, so that a route would end elsewhere. */
function farArrivals({ stands, places, areas, paths }: Circuit): TrackProblem[] {
  const found: (readonly [TrackPart, string, readonly Point[]])[] = [
    ...stands.map(({ id, outline }) => ["stand", id, outline] as const),
    ...places.map(({ id, position }) => ["place", id, [position]] as const),
    ...areas.map(({ id, outline }) => ["area", id, outline] as const),
  ];
  return found.flatMap(([part, id, outline]) => {
    const metresTo = (point: Point) => (isWithin(point, outline) ? 0 : distanceToEdge(outline, point));
    const [nearest] = paths.nodes
      .filter(({ arrivesAt }) => arrivesAt.includes(id))
      .map(({ id: node, position }) => ({ node, metres: Math.round(metresTo(position)) }))
      .sort((one, other) => one.metres - other.metres);
    if (nearest === undefined || nearest.metres <= farthestArrivalMetres) return [];
    return [trackProblem("arrives-far-off", part, id, { ...nearest, most: farthestArrivalMetres })];
  });
}
