import type { Circuit } from "./track-file.ts";
import { curvatureAt, lastIndexUpTo, measureLine, withinLap } from "./track-line.ts";

/** Limits of a racing motorcycle, before scaling to the lap record: metres per second, and per second squared. */
const machine = { topSpeed: 83, sideways: 20, accelerating: 8, braking: 11 } as const;

/** Approximate step, in metres, at which the speed is computed. */
const stepMetres = 4;

/** Metres before and after a point over which its curvature is averaged. */
const bendMetres = 16;

/** The speed along one lap, in equal steps. */
export interface RacePace {
  stepMetres: number;
  /** Metres per second at the beginning of each step; the last step ends at the start line. */
  speeds: Float64Array;
  /** Seconds from the start line to the beginning of each step. */
  times: Float64Array;
  lapSeconds: number;
}

/**
 * Computes a rider's speed along the lap from the limits for bends, braking and acceleration, scaled so that the lap
 * takes as long as the lap record.
 */
export function racePace({ centreLine, lapRecord }: Pick<Circuit, "centreLine" | "lapRecord">): RacePace {
  const line = measureLine(centreLine);
  const count = Math.max(8, Math.round(line.length / stepMetres));
  const step = line.length / count;
  const speeds = Float64Array.from({ length: count }, (_, index) => {
    const bend = Math.abs(curvatureAt(line, index * step, bendMetres));
    return Math.min(machine.topSpeed, Math.sqrt(machine.sideways / Math.max(bend, 1e-6)));
  });
  // Two laps in each direction: the first one starts without the speed at the end of the lap before.
  for (let index = 1; index <= count * 2; index += 1) limitBy(speeds, index - 1, index, accelerationAt, step);
  for (let index = count * 2; index >= 1; index -= 1) limitBy(speeds, index, index - 1, () => machine.braking, step);

  const times = timesOf(speeds, step);
  const scale = times.lapSeconds / lapRecord.seconds;
  return {
    stepMetres: step,
    speeds: speeds.map((speed) => speed * scale),
    times: times.times.map((seconds) => seconds / scale),
    lapSeconds: lapRecord.seconds,
  };
}

/** Models air resistance: acceleration falls with speed, to 0 at top speed. */
function accelerationAt(speed: number): number {
  return machine.accelerating * (1 - (speed / machine.topSpeed) ** 2);
}

/** Limits the speed at step `next` to what the rider can reach within a step from the speed at step `known`. */
function limitBy(speeds: Float64Array, known: number, next: number, change: (speed: number) => number, step: number) {
  const { length } = speeds;
  const from = speeds[known % length] ?? 0;
  const most = Math.sqrt(from ** 2 + 2 * change(from) * step);
  speeds[next % length] = Math.min(speeds[next % length] ?? 0, most);
}

/** Computes the seconds to the beginning of each step, and for the lap, with even acceleration within a step. */
function timesOf(speeds: Float64Array, step: number): { times: Float64Array; lapSeconds: number } {
  const times = new Float64Array(speeds.length);
  let seconds = 0;
  speeds.forEach((speed, index) => {
    times[index] = seconds;
    seconds += (2 * step) / (speed + (speeds[(index + 1) % speeds.length] ?? speed));
  });
  return { times, lapSeconds: seconds };
}

/** Returns the speed in metres per second at a distance from the start line, which may be laps long. */
export function speedAt({ speeds, stepMetres: step }: RacePace, distance: number): number {
  const lap = withinLap({ length: step * speeds.length }, distance);
  const index = Math.floor(lap / step) % speeds.length;
  const [from, to] = [speeds[index] ?? 0, speeds[(index + 1) % speeds.length] ?? 0];
  // Under even acceleration the square of the speed is linear in the distance.
  return Math.sqrt(from ** 2 + (to ** 2 - from ** 2) * (lap / step - index));
}

/** Returns the metres from the start line, within one lap, after a time that may be laps long. */
export function distanceAt({ speeds, times, stepMetres: step, lapSeconds }: RacePace, seconds: number): number {
  const time = withinLap({ length: lapSeconds }, seconds);
  const index = lastIndexUpTo(times, time);
  const [from, to] = [speeds[index] ?? 0, speeds[(index + 1) % speeds.length] ?? 0];
  const change = (to ** 2 - from ** 2) / (2 * step);
  const passed = time - (times[index] ?? 0);
  return index * step + Math.min(step, from * passed + (change * passed ** 2) / 2);
}

/** Returns the seconds to ride a distance in metres from the start line; full laps count too. */
export function secondsAt(pace: RacePace, distance: number): number {
  const { speeds, times, stepMetres: step, lapSeconds } = pace;
  const length = step * speeds.length;
  const lap = withinLap({ length }, distance);
  const index = Math.floor(lap / step) % speeds.length;
  const sinceStep = (2 * (lap - index * step)) / ((speeds[index] ?? 0) + speedAt(pace, lap));
  return Math.floor(distance / length) * lapSeconds + (times[index] ?? 0) + sinceStep;
}
