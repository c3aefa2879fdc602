import { bearingTo, type Point } from "@circuit/contract/circuit/plane";
import { distanceAt, racePace, type RacePace, speedAt } from "@circuit/contract/circuit/race-pace";
import {
  besideLine,
  curvatureAt,
  measureLine,
  nearestOnLine,
  type TrackLine,
} from "@circuit/contract/circuit/track-line";
import { createSeededRandom } from "./seeded-random.ts";
import type { SceneCircuit } from "./scene-circuit.ts";

/** Where a rider is at one moment. */
export interface RiderPosition {
  x: number;
  y: number;
  /** Compass, in degrees. */
  bearing: number;
  /** Degrees from upright: right is positive. */
  lean: number;
}

/** A rider of the race. */
export interface Rider {
  /** Number on the plate, from 1 to 98. */
  number: number;
  /** Lap time as a multiple of the record. */
  slowness: number;
  /** Time of the race, in seconds, at which the rider first crosses the start line. */
  gap: number;
  /** Metres to the right of the common racing line. */
  aside: number;
}

/** A field of riders that laps the circuit. */
export interface RiderField {
  riders: readonly Rider[];
  /** Returns where all riders are at a time of the race, in seconds. */
  at: (seconds: number) => RiderPosition[];
  /** Returns a time in the first lap, in seconds, at which riders pass the part of the track nearest to a place. */
  momentAt: (place: Point) => number;
}

const fieldSize = 20;

/** Largest lean in degrees: the design's angle. */
const maxLean = 64;

/** Metres before and after a rider over which a bend's curvature is measured. */
const bendMetres = 16;

/** Least distance of riders from the edge of the track, in metres. */
const edgeMetres = 1.8;

/** Creates the field of a race: riders whose laps take between one and seven per cent longer than the record. */
export function createRiderField(
  circuit: Pick<SceneCircuit, "centreLine" | "lapRecord" | "trackWidthMetres">,
): RiderField {
  const line = measureLine(circuit.centreLine);
  const pace = racePace(circuit);
  const chance = createSeededRandom(46);
  const numbers = new Set<number>();
  while (numbers.size < fieldSize) numbers.add(1 + Math.floor(chance() * 98));
  let gap = 0;
  const riders = [...numbers].map((number, index) => {
    // In groups of three, with a larger gap before each group.
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

/** Returns where a rider is at a distance along the track: near the inside of a bend, in the middle of a straight. */
function onRaceLine(line: TrackLine, distance: number, width: number, aside: number): readonly [number, number] {
  const room = Math.max(0, width / 2 - edgeMetres);
  const inside = Math.tanh(curvatureAt(line, distance, 45) * 70) * room * 0.85;
  return besideLine(line, distance, Math.min(room, Math.max(-room, inside + aside)));
}
