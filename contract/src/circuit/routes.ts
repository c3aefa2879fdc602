import { besideAPath, nearestOnPaths, nodesAt } from "./arrivals.ts";
import { destinationsOf } from "./destinations.ts";
import { lineBarrier } from "./line-barrier.ts";
import { type OnStretch, type Stretch, type WalkNetwork, walkNetwork, withNodeOn } from "./path-network.ts";
import type { Point } from "./plane.ts";
import { onTheWay, type PassedPlace } from "./passed-places.ts";
import { legsOf, type RouteLeg } from "./route-legs.ts";
import { type NodeAt, shortestWay, type Way } from "./shortest-way.ts";
import type { Circuit } from "./track-file.ts";
import { metresPerSecondOnTheLevel, secondsToWalk } from "./walking-pace.ts";

/** What of a circuit wayfinding needs. */
export type WalkableCircuit = Pick<Circuit, "paths" | "stands" | "places" | "areas" | "centreLine">;

/** Where a route begins or ends: at something of the circuit, or at a place in its frame, such as the visitor's own. */
export type RouteEnd = { id: string } | { position: Point };

export interface RouteWishes {
  from: RouteEnd;
  to: RouteEnd;
  /** Only paths without steps; else the shortest way. */
  isStepFree: boolean;
  /** Id of a place that the way leads through where one can, such as the entrance on a ticket; none when absent or `null`. */
  through?: string | null;
}

/** A walk from one place to another. */
export interface Route {
  /** Its whole length in metres, with the parts off the paths at both ends. */
  metres: number;
  seconds: number;
  /** Whether it has no steps; the shortest way may happen to have none. */
  isStepFree: boolean;
  /** Single treads, up and down. */
  treads: number;
  /** The steepest of its slopes in per cent, without sign; of steps none. */
  steepestPercent: number;
  /** Metres in a straight line to where the paths begin, and from where they end. 0 where the end is on a path. */
  offPathAtStart: number;
  offPathAtEnd: number;
  line: Point[];
  legs: RouteLeg[];
  /** The requested place on the way, and the metres walked before it; `null` when none was requested, or no way leads there. */
  through: { id: string; after: number } | null;
  /** Toilets and water near it, in the order in which one passes them. */
  onTheWay: PassedPlace[];
}

/**
 * Finds the way between two places.
 *
 * A stand may be entered at several nodes, such as steps and a ramp; the one that makes the way shortest is taken.
 *
 * @returns `null` when no path leads from one to the other; when one of them isn't known, or lies across the track from
 *   every path; and when the way without steps would need some.
 */
export function findRoute(
  circuit: WalkableCircuit,
  { from, to, isStepFree, through = null }: RouteWishes,
): Route | null {
  const whole = walkNetwork(circuit.paths);
  const open = isStepFree ? { ...whole, stretches: whole.stretches.filter((one) => one.isStepFree) } : whole;
  const start = joinEnd(circuit, open, from, "route-start");
  if (start === null) return null;
  const end = joinEnd(circuit, start.network, to, "route-end");
  if (end === null) return null;

  const ends = { from, to, start, end };
  const led = through === null ? null : findThrough(circuit, ends, through);
  if (led !== null) return led;
  const way = shortestWay(end.network, start.nodes, end.nodes);
  return way === null ? null : describe(circuit, way, ends, null);
}

/** The shortest way to a place, and the shortest way on from where one has come to it. */
function findThrough(circuit: WalkableCircuit, ends: Ends, through: string): Route | null {
  const { start, end } = ends;
  const gate = nodesAt(circuit.paths, through).map((id) => ({ id, metres: 0 }));
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
  nodes: NodeAt[];
}

/** Finds the nodes at an end of a route; where it has none, makes one at the point of the paths that is next to it. */
function joinEnd(circuit: WalkableCircuit, network: WalkNetwork, end: RouteEnd, newNode: string): JoinedEnd | null {
  const track = lineBarrier(circuit.centreLine, true);
  if ("position" in end) return joinBeside(network, nearestOnPaths(network, end.position, track), newNode);

  const nodes = nodesAt(circuit.paths, end.id);
  if (nodes.length > 0) return { network, nodes: nodes.map((id) => ({ id, metres: 0 })) };
  const destination = destinationsOf(circuit).find(({ id }) => id === end.id);
  if (destination === undefined) return null;
  return joinBeside(network, besideAPath(network, destination, track), newNode);
}

function joinBeside(network: WalkNetwork, found: OnStretch | null, newNode: string): JoinedEnd | null {
  if (found === null) return null;
  const joined = withNodeOn(network, found, newNode);
  return { network: joined.network, nodes: [{ id: joined.id, metres: found.metres }] };
}

interface Ends {
  from: RouteEnd;
  to: RouteEnd;
  start: JoinedEnd;
  end: JoinedEnd;
}

/** @param through - The place that the way leads through, and how many of its stretches and metres are before it. */
function describe(
  circuit: WalkableCircuit,
  way: Way,
  { from, to, start, end }: Ends,
  through: { id: string; stretches: number; after: number } | null,
): Route {
  const offPathAtStart = start.nodes.find(({ id }) => id === way.from)?.metres ?? 0;
  const offPathAtEnd = end.nodes.find(({ id }) => id === way.to)?.metres ?? 0;
  const line = lineOf(way, end.network);
  const ends = [from, to].flatMap((one) => ("id" in one ? [one.id] : []));
  const slopes = way.stretches.filter(({ kind }) => kind !== "steps");
  const offPath = (offPathAtStart + offPathAtEnd) / metresPerSecondOnTheLevel;
  return {
    metres: way.metres,
    seconds: way.stretches.reduce((total, stretch) => total + secondsToWalk(stretch), offPath),
    isStepFree: way.stretches.every((stretch) => stretch.isStepFree),
    treads: way.stretches.reduce((total, { treads }) => total + treads, 0),
    steepestPercent: Math.max(0, ...slopes.map(({ gradientPercent }) => Math.abs(gradientPercent))),
    offPathAtStart,
    offPathAtEnd,
    line,
    legs: legsOf(way.stretches, circuit, through === null ? ends : [...ends, through.id], through?.stretches ?? null),
    through: through === null ? null : { id: through.id, after: through.after },
    onTheWay: onTheWay(line, circuit.places, ends),
  };
}

/** The points of a way, each once; of a way without stretches the one node. */
function lineOf({ stretches, from }: Way, { nodes }: WalkNetwork): Point[] {
  const [first] = stretches;
  if (first === undefined) {
    const point = nodes.get(from);
    return point === undefined ? [] : [point];
  }
  return [...first.line.slice(0, 1), ...stretches.flatMap(({ line }: Stretch) => line.slice(1))];
}
