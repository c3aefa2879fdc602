import { bearingTo, type Point } from "@circuit/contract/circuit/plane";
import { distanceAt, racePace, type RacePace, speedAt } from "@circuit/contract/circuit/race-pace";
import {
  besideLine,
  curvatureAt,
  measureLine,
  nearestOnLine,
  type TrackLine,
} from "@circuit/contract/circuit/track-line";
import { chanceFrom } from "./chance.ts";
import type { SceneCircuit } from "./scene-circuit.ts";

/** A rider as they are at one moment. */
export interface RiderPosition {
  x: number;
  y: number;
  /** Compass, in degrees. */
  bearing: number;
  /** Degrees from upright: right is positive. */
  lean: number;
}

/** One of the field. */
export interface Rider {
  /** On the plate, from 1 to 99. */
  number: number;
  /** What of a lap's time they take for theirs: 1 is the record. */
  slowness: number;
  /** Seconds by which they are behind the first. */
  gap: number;
  /** Metres to the right of the line that all ride. */
  aside: number;
}

/** A field that goes round. */
export interface RiderField {
  riders: readonly Rider[];
  /** Where each is so many seconds after the first one crossed the start line. */
  at: (seconds: number) => RiderPosition[];
  /** A moment of the first lap at which some of them are at the part of the track that is nearest to a place. */
  momentAt: (place: Point) => number;
}

const fieldSize = 20;

/** How far anybody leans, in degrees: the design's angle. */
const maxLean = 64;

/** Metres before and after over which a bend is taken. */
const bendMetres = 16;

/** How far riders keep from the edge of the track, in metres. */
const edgeMetres = 1.8;

/** The field of a race: about twenty riders, who take between one and seven per cent longer than the record for a lap. */
export function riderField(circuit: Pick<SceneCircuit, "centreLine" | "lapRecord" | "trackWidthMetres">): RiderField {
  const line = measureLine(circuit.centreLine);
  const pace = racePace(circuit);
  const chance = chanceFrom(46);
  const numbers = new Set<number>();
  while (numbers.size < fieldSize) numbers.add(1 + Math.floor(chance() * 98));
  let gap = 0;
  const riders = [...numbers].map((number, index) => {
    // In groups, as in a race: two or three together, then a gap.
    gap += index % 3 === 0 ? 2 + chance() * pace.lapSeconds * 0.05 : 0.5 + chance() * 0.8;
    return { number, slowness: 1.01 + index * 0.003, gap, aside: (chance() - 0.5) * 2.4 };
  });
  return {
    riders,
    momentAt: (place) => {
      const [, , , rider] = riders;
      const step = Math.floor(nearestOnLine(line, place).distance / pace.stepMetres) % pace.times.length;
      return rider === undefined ? 0 : (pace.times[step] ?? 0) * rider.slowness + rider.gap;
    },
    at: (seconds) => riders.map((rider) => positionOf(rider, seconds, line, pace, circuit.trackWidthMetres)),
  };
}

function positionOf(rider: Rider, seconds: number, line: TrackLine, pace: RacePace, width: number): RiderPosition {
  const time = (seconds - rider.gap) / rider.slowness;
  const distance = distanceAt(pace, Number.isFinite(time) ? time : 0);
  const [x, y] = onRaceLine(line, distance, width, rider.aside);
  const before = onRaceLine(line, distance - 2, width, rider.aside);
  const after = onRaceLine(line, distance + 2, width, rider.aside);
  const speed = speedAt(pace, distance) / rider.slowness;
  const lean = (Math.atan((speed ** 2 * curvatureAt(line, distance, bendMetres)) / 9.81) * 180) / Math.PI;
  return { x, y, bearing: bearingTo(before, after), lean: Math.min(maxLean, Math.max(-maxLean, lean)) };
}

/** Where a rider is across the track: towards the inside of a bend, in the middle of a straight. */
function onRaceLine(line: TrackLine, distance: number, width: number, aside: number): readonly [number, number] {
  const room = Math.max(0, width / 2 - edgeMetres);
  const inside = Math.tanh(curvatureAt(line, distance, 45) * 70) * room * 0.85;
  return besideLine(line, distance, Math.min(room, Math.max(-room, inside + aside)));
}
