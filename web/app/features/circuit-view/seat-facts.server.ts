import { bearingTo, distanceBetween, type Point, turnBetween } from "@circuit/contract/circuit/plane";
import type { PublishedCircuit, PublishedStand } from "@circuit/contract/circuit/published-circuit";
import { racePace, secondsAt } from "@circuit/contract/circuit/race-pace";
import { lightOnSeat } from "@circuit/contract/circuit/shade";
import { type Sight, sightFromSeat, nakedEyeView } from "@circuit/contract/circuit/sight-lines";
import { sunAt } from "@circuit/contract/circuit/sun";
import type { Corner } from "@circuit/contract/circuit/track-file";
import { measureLine, nearestOnLine, positionAt } from "@circuit/contract/circuit/track-line";
import type { Locale } from "@circuit/contract/locales";
import { compassPoint, relativeSide } from "./relative-side.ts";
import { sunOnSeat, type SunOnSeat } from "./sun-on-seat.ts";

/** Largest distance from which a video screen can be read. */
const screenMetres = 260;

/** Facts of the view from a seat. */
export type SeatFacts = ReturnType<typeof seatFacts>;

/**
 * Computes what a spectator sees from the middle of a row.
 *
 * @param moment - Moment for which to compute the sun; `null` leaves the sun out.
 * @throws {RangeError} The grandstand has no such row.
 */
export function seatFacts(
  circuit: PublishedCircuit,
  stand: PublishedStand,
  row: number,
  { moment, locale }: { moment: Date | null; locale: Locale },
) {
  const sight = sightFromSeat(circuit, stand, row);
  const [x, y, z] = sight.eye;
  const eye: Point = [x, y];
  const line = measureLine(circuit.centreLine);
  const edge = nearestOnLine(line, eye).metres - circuit.trackWidthMetres / 2;
  return {
    /** Corners in sight, from left to right. */
    corners: seenCorners(circuit, stand, { sight, eye, locale }),
    /** Share of the lap in sight, in per cent; `metres` is the length in sight. */
    share: Math.round(sight.share * 100),
    metres: roundTo(sight.share * circuit.lengthMetres, 10),
    lapMetres: circuit.lengthMetres,
    /** From the seat to the edge of the track. */
    metresToTrack: Math.max(0, Math.round(edge)),
    /** Height of the eye above the track. */
    eyeMetres: Math.round(z),
    facing: compassPoint(stand.facingBearing, circuit.anchor),
    pass: passOf(circuit, sight, eye),
    start: startInSight(circuit, stand, sight),
    screen: nearestScreen(circuit, stand, eye),
    /** `null` when the circuit's position on earth is unknown, or no event is coming up. */
    sun: moment === null ? null : sunFor(circuit, stand, row, moment),
  };
}

function seenCorners(
  { corners }: PublishedCircuit,
  { facingBearing }: PublishedStand,
  { sight, eye, locale }: { sight: Sight; eye: Point; locale: Locale },
) {
  const seen = new Set(sight.corners.map(({ id }) => id));
  const turnTo = ({ apex }: Corner) => turnBetween(facingBearing, bearingTo(eye, apex));
  return corners
    .filter(({ id }) => seen.has(id))
    .toSorted((one, other) => turnTo(one) - turnTo(other))
    .map((corner) => seenCorner(corner, eye, facingBearing, locale));
}

/** Says how far a corner is, and on which side of somebody who looks in a bearing. */
export function seenCorner({ number, name, apex }: Corner, eye: Point, facing: number, locale: Locale) {
  return { number, name: name[locale], ...whereFrom(eye, facing, apex, 5) };
}

/** Says on which side of somebody who looks in a bearing a place is, and how far, rounded to a multiple of a step. */
export function whereFrom(eye: Point, facing: number, place: Point, step: number) {
  return {
    side: relativeSide(facing, bearingTo(eye, place)),
    metres: roundTo(distanceBetween(eye, place), step),
  };
}

/** Returns where the start line is; `null` when it is out of sight. */
function startInSight(
  { centreLine }: PublishedCircuit,
  { facingBearing }: PublishedStand,
  { stretches, eye: [x, y] }: Sight,
) {
  const line = measureLine(centreLine);
  const isSeen = stretches.some(({ from, to }) => from === 0 || to >= line.length);
  return isSeen ? whereFrom([x, y], facingBearing, positionAt(line, 0), 5) : null;
}

/**
 * Returns from which side riders enter the longest visible stretch, and for how many seconds they stay in sight; `null`
 * when nothing is in sight.
 */
function passOf(circuit: PublishedCircuit, { stretches }: Sight, eye: Point) {
  const [longest] = stretches.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  if (longest === undefined) return null;
  const { from, to } = longest;
  const line = measureLine(circuit.centreLine);
  const [comes, goes] = [bearingTo(eye, positionAt(line, from)), bearingTo(eye, positionAt(line, to))];
  const pace = racePace(circuit);
  const seconds = secondsAt(pace, to) - secondsAt(pace, from);
  // Riders who enter further left than they leave come from the left.
  return { from: turnBetween(comes, goes) >= 0 ? "left" : "right", seconds: Math.round(seconds) } as const;
}

/** Finds the nearest video screen in front of a seat; `null` when none is near. */
function nearestScreen({ places }: PublishedCircuit, { facingBearing }: PublishedStand, eye: Point) {
  const isAhead = (position: Point) =>
    Math.abs(turnBetween(facingBearing, bearingTo(eye, position))) <= nakedEyeView.widestDegrees / 2;
  const [nearest] = places
    .filter(({ kind, position }) => kind === "screen" && isAhead(position))
    .toSorted((one, other) => distanceBetween(eye, one.position) - distanceBetween(eye, other.position));
  if (nearest === undefined || distanceBetween(eye, nearest.position) > screenMetres) return null;
  return whereFrom(eye, facingBearing, nearest.position, 10);
}

function sunFor(circuit: PublishedCircuit, stand: PublishedStand, row: number, moment: Date): SunOnSeat | null {
  if (circuit.anchor === null) return null;
  const sun = sunAt(circuit.anchor, moment);
  return sunOnSeat(sun, lightOnSeat(circuit, stand, row, sun), stand.facingBearing);
}

/** Rounds a value to a multiple of a step. */
export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}
