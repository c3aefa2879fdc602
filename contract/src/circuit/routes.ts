import { nearestPathPoint, nearestOnPaths, arrivalNodesOf } from "./arrivals.ts";
import { destinationsOf } from "./destinations.ts";
import { lineBarrier } from "./line-barrier.ts";
import { type StretchPoint, type Stretch, type WalkNetwork, walkNetwork, addNodeOnStretch } from "./path-network.ts";
import type { Point } from "./plane.ts";
import { onTheWay, type PassedPlace } from "./facilities-along.ts";
import { legsOf, type RouteLeg } from "./route-legs.ts";
import { type NodeAt, shortestWay, type Way } from "./shortest-way.ts";
import type { Circuit } from "./track-file.ts";
import { metresPerSecondOnTheLevel, secondsToWalk } from "./walking-pace.ts";

/** The parts of a circuit that {@link findRoute} reads. */
export type WalkableCircuit = Pick<Circuit, "paths" | "stands" | "places" | "areas" | "centreLine">;

/** An end of a route: a destination, the nearest of several, or a point such as the visitor's own position. */
export type RouteEnd = { id: string } | { nearestOf: readonly string[] } | { position: Point };

export interface RouteWishes {
  from: RouteEnd;
  to: RouteEnd;
  /** Restricts the route to paths without steps. */
  isStepFree: boolean;
  /** Id of a place to go through if possible, such as the entrance on a ticket; none when absent or `null`. */
  through?: string | null;
}

/** A walk from one place to another. */
export interface Route {
  /** Ids of the destinations where it begins and ends; `null` for a position. */
  from: string | null;
  to: string | null;
  /** Total length, with the parts off the paths at both ends. */
  metres: number;
  seconds: number;
  /** Single treads, up and down. */
  treads: number;
  /** The steepest slope, up or down, steps not counted. */
  steepestPercent: number;
  line: Point[];
  legs: RouteLeg[];
  /** The requested place to go through, and the metres before it; `null` without one, or when no path leads there. */
  through: { id: string; after: number } | null;
  /** Toilets and drinking water near the route, in walking order. */
  onTheWay: PassedPlace[];
}

/**
 * Finds the shortest route between two places. A grandstand may have several nodes, such as steps and a ramp; the route
 * ends at the one that makes it shortest.
 *
 * @returns `null` when an end is unknown or has no path, or no (step-free) path joins the two.
 */
export function findRoute(
  circuit: WalkableCircuit,
  { from, to, isStepFree, through = null }: RouteWishes,
): Route | null {
  const whole = walkNetwork(circuit.paths);
  const open = isStepFree ? { ...whole, stretches: whole.stretches.filter((one) => one.isStepFree) } : whole;
  const start = joinEnd(circuit, open, from, "route-start");
  const end = joinEnd(circuit, start.network, to, "route-end");

  const ends = { start, end };
  const led = through === null ? null : findThrough(circuit, ends, through);
  if (led !== null) return led;
  const way = shortestWay(end.network, start.nodes, end.nodes);
  return way === null ? null : describe(circuit, way, ends, null);
}

/** Finds the shortest way to the place `through`, and the shortest way on from there. */
function findThrough(circuit: WalkableCircuit, ends: Ends, through: string): Route | null {
  const { start, end } = ends;
  const gate = arrivalNodesOf(circuit.paths, through).map((id) => ({ id, metres: 0 }));
  const there = shortestWay(end.network, start.nodes, gate);
  if (there === null) return null;
  const on = shortestWay(end.network, [{ id: there.to, metres: 0 }], end.nodes);
  if (on === null) return null;
  const way = {
    ...there,
    to: on.to,
    stretches: [...there.stretches, ...on.stretches],
    metres: there.metres + on.metres,
  };
  return describe(circuit, way, ends, { id: through, stretches: there.stretches.length, after: there.metres });
}

interface JoinedEnd {
  network: WalkNetwork;
  /** None when no path leads there; `place` is the id of the destination. */
  nodes: (NodeAt & { place: string | null })[];
}

/** Finds the nodes at an end of a route; where it has none, adds one at the nearest point of the paths. */
function joinEnd(circuit: WalkableCircuit, network: WalkNetwork, end: RouteEnd, newNode: string): JoinedEnd {
  const ids: readonly string[] = "position" in end ? [] : "id" in end ? [end.id] : end.nearestOf;
  const nodes = ids.flatMap((place) => arrivalNodesOf(circuit.paths, place).map((id) => ({ id, metres: 0, place })));
  if (nodes.length > 0) return { network, nodes };

  const track = lineBarrier(circuit.centreLine, true);
  const alone: JoinedEnd = { network, nodes: [] };
  if ("position" in end) return joinBeside(alone, nearestOnPaths(network, end.position, track), null, newNode);
  return destinationsOf(circuit)
    .filter(({ id }) => ids.includes(id))
    .reduce((joined, destination, index) => {
      const found = nearestPathPoint(joined.network, destination, track);
      return joinBeside(joined, found, destination.id, `${newNode}-${index}`);
    }, alone);
}

function joinBeside(end: JoinedEnd, found: StretchPoint | null, place: string | null, newNode: string): JoinedEnd {
  if (found === null) return end;
  const { network, id } = addNodeOnStretch(end.network, found, newNode);
  return { network, nodes: [...end.nodes, { id, metres: found.metres, place }] };
}

interface Ends {
  start: JoinedEnd;
  end: JoinedEnd;
}

/** @param through - The place that the route goes through, and how many stretches and metres lie before it. */
function describe(
  circuit: WalkableCircuit,
  way: Way,
  { start, end }: Ends,
  through: { id: string; stretches: number; after: number } | null,
): Route {
  const [first, last] = [start.nodes.find(({ id }) => id === way.from), end.nodes.find(({ id }) => id === way.to)];
  const [from, to] = [first?.place ?? null, last?.place ?? null];
  const line = lineOf(way, end.network);
  const ends = [from, to].filter((id) => id !== null);
  const slopes = way.stretches.filter(({ kind }) => kind !== "steps");
  const offPath = ((first?.metres ?? 0) + (last?.metres ?? 0)) / metresPerSecondOnTheLevel;
  return {
    from,
    to,
    metres: way.metres,
    seconds: way.stretches.reduce((total, stretch) => total + secondsToWalk(stretch), offPath),
    treads: way.stretches.reduce((total, { treads }) => total + treads, 0),
    steepestPercent: Math.max(0, ...slopes.map(({ gradientPercent }) => Math.abs(gradientPercent))),
    line,
    legs: legsOf(way.stretches, circuit, through === null ? ends : [...ends, through.id], through?.stretches ?? null),
    through: through === null ? null : { id: through.id, after: through.after },
    onTheWay: onTheWay(line, circuit.places, ends),
  };
}

/** Returns the points of a way, each once; for a way without stretches its only node. */
function lineOf({ stretches, from }: Way, { nodes }: WalkNetwork): Point[] {
  const [first] = stretches;
  if (first === undefined) {
    const point = nodes.get(from);
    return point === undefined ? [] : [point];
  }
  return [...first.line.slice(0, 1), ...stretches.flatMap(({ line }: Stretch) => line.slice(1))];
}
