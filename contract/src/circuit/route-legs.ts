import { type Destination, destinationsOf } from "./destinations.ts";
import { passing } from "./passed-places.ts";
import type { Stretch } from "./path-network.ts";
import {
  bearingTo,
  between,
  distanceBetween,
  isWithin,
  nearestOnStraight,
  type Point,
  pointAt,
  turnBetween,
} from "./plane.ts";
import type { Circuit, LocalText } from "./track-file.ts";
import { secondsToWalk } from "./walking-pace.ts";

/** How one goes on into a leg. `start`: it is the first. */
export type RouteTurn = "start" | "ahead" | "slight-left" | "left" | "slight-right" | "right" | "back";

/** What one walks past on a leg: a stand or a place, and on which side it is. */
export interface Landmark {
  id: string;
  kind: Destination["kind"];
  name: LocalText;
  side: "left" | "right";
}

/** A part of a route that one sentence can describe. */
export interface RouteLeg {
  turn: RouteTurn;
  kind: Stretch["kind"];
  surface: Stretch["surface"];
  /** What people call the path; `null` when it has no name. */
  name: LocalText | null;
  metres: number;
  seconds: number;
  /** Metres walked before it. */
  after: number;
  /** Single treads in it. */
  treads: number;
  /** The steepest of its slopes, up positive. */
  gradientPercent: number;
  isStepFree: boolean;
  past: Landmark | null;
  line: Point[];
}

/** A bend below this many degrees is no turn. */
const aheadDegrees = 30;
const slightDegrees = 60;
const backDegrees = 150;

/** How near to a leg a landmark is, in metres. */
const landmarkMetres = 35;

/** Metres over which the direction of a path is taken: the last step before a corner says little. */
const reachMetres = 12;

/**
 * Puts the stretches of a way together to legs: as long as kind, surface and name stay, and it goes ahead.
 *
 * @param ends - Ids of where the route begins and ends, which one doesn't walk past.
 * @param breakAt - How many stretches are before a place where a leg ends in any case; `null` for none.
 */
export function legsOf(
  stretches: readonly Stretch[],
  circuit: Pick<Circuit, "stands" | "places" | "areas">,
  ends: readonly string[],
  breakAt: number | null = null,
): RouteLeg[] {
  const landmarks = destinationsOf(circuit).filter(({ id }) => !ends.includes(id));
  const groups: { turn: RouteTurn; stretches: Stretch[] }[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const last = groups.at(-1);
    const before = last?.stretches.at(-1);
    if (last === undefined || before === undefined) {
      groups.push({ turn: "start", stretches: [stretch] });
      continue;
    }
    const turn = turnOf(directionAtEnd(before.line), directionAtStart(stretch.line));
    if (turn === "ahead" && index !== breakAt && isSamePath(before, stretch)) last.stretches.push(stretch);
    else groups.push({ turn, stretches: [stretch] });
  }

  let after = 0;
  return groups.map((group) => {
    const leg = legOf(group, after, landmarks);
    after += leg.metres;
    return leg;
  });
}

function legOf(
  { turn, stretches }: { turn: RouteTurn; stretches: readonly Stretch[] },
  after: number,
  landmarks: readonly Destination[],
): RouteLeg {
  const line = stretches.flatMap((stretch, index) => stretch.line.slice(index === 0 ? 0 : 1));
  const [first] = stretches;
  if (first === undefined) throw new RangeError("A leg without a stretch");
  const sum = (of: (stretch: Stretch) => number) => stretches.reduce((total, stretch) => total + of(stretch), 0);
  const [steepest] = stretches
    .map(({ gradientPercent }) => gradientPercent)
    .sort((one, other) => Math.abs(other) - Math.abs(one));
  return {
    turn,
    kind: first.kind,
    surface: first.surface,
    name: first.name,
    metres: sum(({ metres }) => metres),
    seconds: sum(secondsToWalk),
    after,
    treads: sum(({ treads }) => treads),
    gradientPercent: steepest ?? 0,
    isStepFree: stretches.every(({ isStepFree }) => isStepFree),
    past: landmarkOn(line, landmarks),
    line,
  };
}

function isSamePath(one: Stretch, other: Stretch): boolean {
  const isSameName = one.name?.nl === other.name?.nl && one.name?.en === other.name?.en;
  return one.kind === other.kind && one.surface === other.surface && isSameName;
}

/** In words, the turn from one compass bearing to another. */
function turnOf(from: number, to: number): RouteTurn {
  const degrees = turnBetween(from, to);
  const size = Math.abs(degrees);
  if (size < aheadDegrees) return "ahead";
  if (size > backDegrees) return "back";
  if (size < slightDegrees) return degrees > 0 ? "slight-right" : "slight-left";
  return degrees > 0 ? "right" : "left";
}

/** The bearing in which a line sets out. */
function directionAtStart(line: readonly Point[]): number {
  return bearingTo(pointAt(line, 0), pointAlong(line, reachMetres));
}

/** The bearing in which a line arrives. */
function directionAtEnd(line: readonly Point[]): number {
  const back = line.toReversed();
  return bearingTo(pointAlong(back, reachMetres), pointAt(back, 0));
}

/** The point so many metres along an open line, or its end. */
function pointAlong(line: readonly Point[], metres: number): Point {
  let rest = metres;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [pointAt(line, index - 1), pointAt(line, index)];
    const straight = distanceBetween(from, to);
    if (straight >= rest) return between(from, to, rest / straight);
    rest -= straight;
  }
  return pointAt(line, -1);
}

/** The landmark next to a leg; `null` when none is near. What one walks through, one doesn't walk past. */
function landmarkOn(line: readonly Point[], landmarks: readonly Destination[]): Landmark | null {
  const near = landmarks
    .filter(({ outline }) => outline === null || !line.some((place) => isWithin(place, outline)))
    .map((landmark) => ({ ...landmark, ...passing(line, nearestOf(landmark, line)) }))
    .filter(({ aside }) => aside <= landmarkMetres)
    .sort((one, other) => one.aside - other.aside)[0];
  return near === undefined ? null : { id: near.id, kind: near.kind, name: near.name, side: near.side };
}

/** The point of a landmark that a leg comes nearest to: of what covers ground, on its edge. */
function nearestOf({ position, outline }: Destination, line: readonly Point[]): Point {
  if (outline === null) return position;
  let best: { point: Point; metres: number } = { point: position, metres: Number.POSITIVE_INFINITY };
  for (const place of line) {
    outline.forEach((from, index) => {
      const to = pointAt(outline, index + 1);
      const { share, metres } = nearestOnStraight(place, from, to);
      if (metres < best.metres) best = { point: between(from, to, share), metres };
    });
  }
  return best.point;
}
