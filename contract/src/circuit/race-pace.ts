import type { Circuit } from "./track-file.ts";
import { curvatureAt, lastIndexUpTo, measureLine, withinLap } from "./track-line.ts";

/** Limits of a racing motorcycle, before scaling to the lap record: metres per second, and per second squared. */
const machine = { topSpeed: 83, sideways: 20, accelerating: 8, braking: 11 } as const;

/** About how many metres lie between two places at which the speed is worked out. */
const stepMetres = 4;

/** Metres before and after over which a bend is taken: nobody steers by the metre. */
const bendMetres = 16;

/** How fast a lap goes along. */
export interface RacePace {
  /** Length of one step, in metres. */
  stepMetres: number;
  /** Metres per second at the beginning of each step; the last step ends at the start line. */
  speeds: Float64Array;
  /** Seconds from the start line to the beginning of each step. */
  times: Float64Array;
  lapSeconds: number;
}

/**
 * Works out how fast a rider goes along the lap: as fast as each bend lets them, and no faster than they can brake or
 * accelerate in between; all of it scaled so that the lap takes as long as the record.
 *
 * @param lapSeconds - Another time for the lap, for riders who are slower; the record when left out.
 */
export function racePace(
  { centreLine, lapRecord }: Pick<Circuit, "centreLine" | "lapRecord">,
  lapSeconds = lapRecord.seconds,
): RacePace {
  const line = measureLine(centreLine);
  const count = Math.max(8, Math.round(line.length / stepMetres));
  const step = line.length / count;
  const speeds = Float64Array.from({ length: count }, (_, index) => {
    const bend = Math.abs(curvatureAt(line, index * step, bendMetres));
    return Math.min(machine.topSpeed, Math.sqrt(machine.sideways / Math.max(bend, 1e-6)));
  });
  // Two rounds each: the first one doesn't know yet how fast the lap before it ended.
  for (let index = 1; index <= count * 2; index += 1) limitBy(speeds, index - 1, index, accelerationAt, step);
  for (let index = count * 2; index >= 1; index -= 1) limitBy(speeds, index, index - 1, () => machine.braking, step);

  const times = timesOf(speeds, step);
  const scale = times.lapSeconds / lapSeconds;
  return {
    stepMetres: step,
    speeds: speeds.map((speed) => speed * scale),
    times: times.times.map((seconds) => seconds / scale),
    lapSeconds,
  };
}

/** Air resistance: the faster one goes, the less one accelerates; at top speed not at all. */
function accelerationAt(speed: number): number {
  return machine.accelerating * (1 - (speed / machine.topSpeed) ** 2);
}

/** Keeps one speed to what can be reached from its neighbour's within a step. */
function limitBy(speeds: Float64Array, known: number, next: number, change: (speed: number) => number, step: number) {
  const { length } = speeds;
  const from = speeds[known % length] ?? 0;
  const most = Math.sqrt(from ** 2 + 2 * change(from) * step);
  speeds[next % length] = Math.min(speeds[next % length] ?? 0, most);
}

/** Seconds to the beginning of each step, and for the lap: within a step the speed changes evenly. */
function timesOf(speeds: Float64Array, step: number): { times: Float64Array; lapSeconds: number } {
  const times = new Float64Array(speeds.length);
  let seconds = 0;
  speeds.forEach((speed, index) => {
    times[index] = seconds;
    seconds += (2 * step) / (speed + (speeds[(index + 1) % speeds.length] ?? speed));
  });
  return { times, lapSeconds: seconds };
}

/** Metres per second at a distance from the start line, in metres; any number of laps. */
export function speedAt({ speeds, stepMetres: step }: RacePace, distance: number): number {
  const lap = withinLap({ length: step * speeds.length }, distance);
  const index = Math.floor(lap / step) % speeds.length;
  const [from, to] = [speeds[index] ?? 0, speeds[(index + 1) % speeds.length] ?? 0];
  // With an even change in time the square of the speed changes evenly along the way.
  return Math.sqrt(from ** 2 + (to ** 2 - from ** 2) * (lap / step - index));
}

/** Metres from the start line after so many seconds, within one lap; any number of laps. */
export function distanceAt({ speeds, times, stepMetres: step, lapSeconds }: RacePace, seconds: number): number {
  const time = withinLap({ length: lapSeconds }, seconds);
  const index = lastIndexUpTo(times, time);
  const [from, to] = [speeds[index] ?? 0, speeds[(index + 1) % speeds.length] ?? 0];
  const change = (to ** 2 - from ** 2) / (2 * step);
  const passed = time - (times[index] ?? 0);
  return index * step + Math.min(step, from * passed + (change * passed ** 2) / 2);
}

/** Seconds from the start line to a distance along the lap, in metres; beyond a lap with those of the laps before it. */
export function secondsAt(pace: RacePace, distance: number): number {
  const { speeds, times, stepMetres: step, lapSeconds } = pace;
  const length = step * speeds.length;
  const lap = withinLap({ length }, distance);
  const index = Math.floor(lap / step) % speeds.length;
  const sinceStep = (2 * (lap - index * step)) / ((speeds[index] ?? 0) + speedAt(pace, lap));
  return Math.floor(distance / length) * lapSeconds + (times[index] ?? 0) + sinceStep;
}
