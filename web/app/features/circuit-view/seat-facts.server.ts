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
import type { SeatFacts, SeenCorner } from "./seat-view.ts";
import { sunOnSeat, type SunOnSeat } from "./sun-on-seat.ts";

/** Largest distance from which a video screen can be read. */
const screenMetres = 260;

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
): SeatFacts {
  const sight = sightFromSeat(circuit, stand, row);
  const [x, y, z] = sight.eye;
  const eye: Point = [x, y];
  const line = measureLine(circuit.centreLine);
  const edge = nearestOnLine(line, eye).metres - circuit.trackWidthMetres / 2;
  return {
    corners: seenCorners(circuit, stand, { sight, eye, locale }),
    share: Math.round(sight.share * 100),
    metres: roundTo(sight.share * circuit.lengthMetres, 10),
    lapMetres: circuit.lengthMetres,
    metresToTrack: Math.max(0, Math.round(edge)),
    eyeMetres: Math.round(z),
    facing: compassPoint(stand.facingBearing),
    pass: passOf(circuit, sight, eye),
    start: startInSight(circuit, stand, sight),
    screen: nearestScreen(circuit, stand, eye),
    sun: moment === null ? null : sunFor(circuit, stand, row, moment),
  };
}

function seenCorners(
  { corners }: PublishedCircuit,
  { facingBearing }: PublishedStand,
  { sight, eye, locale }: { sight: Sight; eye: Point; locale: Locale },
): SeatFacts["corners"] {
  const seen = new Set(sight.corners.map(({ id }) => id));
  const turnTo = ({ apex }: Corner) => turnBetween(facingBearing, bearingTo(eye, apex));
  return corners
    .filter(({ id }) => seen.has(id))
    .toSorted((one, other) => turnTo(one) - turnTo(other))
    .map((corner) => seenCorner(corner, eye, facingBearing, locale));
}

/** Says how far a corner is, and on which side of somebody who looks in a bearing. */
export function seenCorner({ number, name, apex }: Corner, eye: Point, facing: number, locale: Locale): SeenCorner {
  return {
    number,
    name: name[locale],
    side: relativeSide(facing, bearingTo(eye, apex)),
    metres: roundTo(distanceBetween(eye, apex), 5),
  };
}

function startInSight(
  { centreLine }: PublishedCircuit,
  { facingBearing }: PublishedStand,
  { stretches, eye: [x, y] }: Sight,
): SeatFacts["start"] {
  const line = measureLine(centreLine);
  const isSeen = stretches.some(({ from, to }) => from === 0 || to >= line.length);
  const start = positionAt(line, 0);
  if (!isSeen) return null;
  return {
    side: relativeSide(facingBearing, bearingTo([x, y], start)),
    metres: roundTo(distanceBetween([x, y], start), 5),
  };
}

/** Returns from which side riders enter the longest visible stretch, and for how many seconds they stay in sight. */
function passOf(circuit: PublishedCircuit, { stretches }: Sight, eye: Point): SeatFacts["pass"] {
  const [longest] = stretches.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  if (longest === undefined) return null;
  const { from, to } = longest;
  const line = measureLine(circuit.centreLine);
  const [comes, goes] = [bearingTo(eye, positionAt(line, from)), bearingTo(eye, positionAt(line, to))];
  const pace = racePace(circuit);
  const seconds = secondsAt(pace, to) - secondsAt(pace, from);
  // Riders who enter further left than they leave come from the left.
  return { from: turnBetween(comes, goes) >= 0 ? "left" : "right", seconds: Math.round(seconds) };
}

function nearestScreen(
  { places }: PublishedCircuit,
  { facingBearing }: PublishedStand,
  eye: Point,
): SeatFacts["screen"] {
  const ahead = places
    .filter(({ kind }) => kind === "screen")
    .map(({ position }) => ({ bearing: bearingTo(eye, position), metres: distanceBetween(eye, position) }))
    .filter(({ bearing }) => Math.abs(turnBetween(facingBearing, bearing)) <= nakedEyeView.widestDegrees / 2)
    .toSorted((one, other) => one.metres - other.metres);
  const [nearest] = ahead;
  if (nearest === undefined || nearest.metres > screenMetres) return null;
  return { side: relativeSide(facingBearing, nearest.bearing), metres: roundTo(nearest.metres, 10) };
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
