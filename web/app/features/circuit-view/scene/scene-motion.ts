import { type Point, pointInBearing } from "@circuit/contract/circuit/plane";
import type { RiderCrew } from "./rider-crew.ts";
import { flightSeconds, type SceneView, limitView, turnedView, viewInFlight } from "./scene-view.ts";

/** Moves the eye by cuts, flights and turns. */
export interface EyeMotion {
  view: () => SceneView;
  /** Whether a flight is under way, or a turn was a moment ago and may go on. */
  isMoving: () => boolean;
  show: (next: SceneView, flies: boolean) => void;
  look: (deltaBearing: number, deltaPitch: number) => void;
  /** Advances a flight by some seconds. */
  advanceBy: (seconds: number) => void;
}

/** Time after a turn within which the next one may follow. */
const turnMilliseconds = 250;

/** Creates an eye without a position: it cuts to its first view. */
export function createEyeMotion(): EyeMotion {
  let current: SceneView = limitView({ eye: [0, 0, 2], bearing: 0, pitch: 0, fieldOfViewDegrees: 50 });
  let flight: { from: SceneView; to: SceneView; seconds: number } | null = null;
  let isAnywhere = false;
  let turnedAt = Number.NEGATIVE_INFINITY;
  return {
    isMoving: () => flight !== null || performance.now() - turnedAt < turnMilliseconds,
    view: () => current,
    show: (next, flies) => {
      const to = limitView(next);
      flight = flies && isAnywhere ? { from: current, to, seconds: 0 } : null;
      if (flight === null) current = to;
      isAnywhere = true;
    },
    look: (deltaBearing, deltaPitch) => {
      // Turning ends a flight at its destination.
      if (flight !== null) current = flight.to;
      flight = null;
      turnedAt = performance.now();
      current = turnedView(current, deltaBearing, deltaPitch);
    },
    advanceBy: (seconds) => {
      if (flight === null) return;
      flight.seconds += seconds;
      current = viewInFlight(flight.from, flight.to, flight.seconds / flightSeconds);
      if (flight.seconds >= flightSeconds) {
        current = flight.to;
        flight = null;
      }
    },
  };
}

/** A race that runs while the visitor looks at it. */
export interface Race {
  isRunning: () => boolean;
  run: (isRunning: boolean) => void;
  /** Puts riders on the track. */
  enter: (riders: RiderCrew) => void;
  /** While the race stands still, moves riders to where the visitor looks. */
  watch: (view: SceneView) => void;
  pass: (seconds: number) => void;
}

/** Distance ahead of the eye at which riders are while the race stands still, in metres. */
const aheadMetres = 45;

/** Creates a race that stands still, without riders. */
export function createRace(): Race {
  let [isRunning, raceSeconds] = [false, 0];
  let riders: RiderCrew | null = null;
  let watched: Point = [0, 0];
  const gather = () => {
    if (!isRunning && riders !== null) raceSeconds = riders.momentAt(watched);
  };
  return {
    isRunning: () => isRunning,
    run: (next) => {
      isRunning = next;
    },
    enter: (entered) => {
      riders = entered;
      gather();
    },
    watch: ({ eye, bearing }) => {
      watched = pointInBearing([eye[0], eye[1]], bearing, aheadMetres);
      gather();
    },
    pass: (seconds) => {
      if (isRunning) raceSeconds += seconds;
      riders?.place(raceSeconds);
    },
  };
}
