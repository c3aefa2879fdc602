import { type Destination, destinationsOf } from "./destinations.ts";
import { measurePassing } from "./facilities-along.ts";
import { cutLine, type Stretch } from "./path-network.ts";
import { bearingTo, interpolatePoint, isWithin, nearestOnStraight, type Point, pointAt, turnBetween } from "./plane.ts";
import type { Circuit, LocalText } from "./track-file.ts";

/** The turn into a leg; `start` for the first leg. */
export type RouteTurn = "start" | "ahead" | "slight-left" | "left" | "slight-right" | "right" | "back";

/** A grandstand, place or area that a leg goes past. */
export interface Landmark {
  id: string;
  name: LocalText;
  side: "left" | "right";
}

/** A part of a route that one sentence describes. */
export interface RouteLeg {
  turn: RouteTurn;
  kind: Stretch["kind"];
  surface: Stretch["surface"];
  name: LocalText | null;
  metres: number;
  /** Metres of the route before this leg. */
  after: number;
  treads: number;
  /** The steepest slope of the leg; up is positive. */
  gradientPercent: number;
  past: Landmark | null;
}

/** Bends below 30 degrees are no turn, below 60 a slight turn, and above 150 a turn back. */
const aheadDegrees = 30;
const slightDegrees = 60;
const backDegrees = 150;

/** Greatest distance of a landmark from a leg, in metres. */
const landmarkMetres = 35;

/** Metres of path over which its direction is measured, so that a kink at a corner doesn't count. */
const reachMetres = 12;

/**
 * Merges the stretches of a route into legs, as long as kind, surface and name stay the same and the path goes ahead.
 *
 * @param ends - Ids where the route begins and ends, which are no landmarks.
 * @param breakAt - Index of a stretch that always begins a new leg; `null` for none.
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
    after,
    treads: sum(({ treads }) => treads),
    gradientPercent: steepest ?? 0,
    past: landmarkOn(line, landmarks),
  };
}

function isSamePath(one: Stretch, other: Stretch): boolean {
  const isSameName = one.name?.nl === other.name?.nl && one.name?.en === other.name?.en;
  return one.kind === other.kind && one.surface === other.surface && isSameName;
}

/** Classifies the turn from one compass bearing to another. */
function turnOf(from: number, to: number): RouteTurn {
  const degrees = turnBetween(from, to);
  const size = Math.abs(degrees);
  if (size < aheadDegrees) return "ahead";
  if (size > backDegrees) return "back";
  if (size < slightDegrees) return degrees > 0 ? "slight-right" : "slight-left";
  return degrees > 0 ? "right" : "left";
}

function directionAtStart(line: readonly Point[]): number {
  return bearingTo(pointAt(line, 0), pointAlong(line, reachMetres));
}

function directionAtEnd(line: readonly Point[]): number {
  const back = line.toReversed();
  return bearingTo(pointAlong(back, reachMetres), pointAt(back, 0));
}

/** Returns the point a number of metres along an open line, or its end. */
function pointAlong(line: readonly Point[], metres: number): Point {
  return cutLine(line, metres).after[0] ?? pointAt(line, -1);
}

/** Finds the landmark nearest to a leg; `null` when none is near. Areas that the leg goes through don't count. */
function landmarkOn(line: readonly Point[], landmarks: readonly Destination[]): Landmark | null {
  const near = landmarks
    .filter(({ outline }) => outline === null || !line.some((place) => isWithin(place, outline)))
    .map((landmark) => ({ ...landmark, ...measurePassing(line, nearestOf(landmark, line)) }))
    .filter(({ aside }) => aside <= landmarkMetres)
    .sort((one, other) => one.aside - other.aside)[0];
  return near === undefined ? null : { id: near.id, name: near.name, side: near.side };
}

/** Returns the point of a landmark nearest to a leg: its position, or a point on the edge of its outline. */
function nearestOf({ position, outline }: Destination, line: readonly Point[]): Point {
  if (outline === null) return position;
  let best: { point: Point; metres: number } = { point: position, metres: Number.POSITIVE_INFINITY };
  for (const place of line) {
    outline.forEach((from, index) => {
      const to = pointAt(outline, index + 1);
      const { share, metres } = nearestOnStraight(place, from, to);
      if (metres < best.metres) best = { point: interpolatePoint(from, to, share), metres };
    });
  }
  return best.point;
}
