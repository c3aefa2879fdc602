import { type Point, pointInBearing } from "@circuit/contract/circuit/plane";
import { flightSeconds, type SceneView, soundView, turnedView, viewInFlight } from "./scene-view.ts";

/** Where the eye is, also on its way from one view to another. */
export interface EyeMotion {
  view: () => SceneView;
  isFlying: () => boolean;
  /** Whether it flies, or somebody turned it a moment ago, and so may go on. */
  isMoving: () => boolean;
  show: (next: SceneView, flies: boolean) => void;
  look: (deltaBearing: number, deltaPitch: number) => void;
  /** Goes on by so many seconds. */
  pass: (seconds: number) => void;
}

/** So long after a turn the next one may follow. */
const turnMilliseconds = 250;

/** An eye that isn't anywhere yet: the first view is cut to. */
export function eyeMotion(): EyeMotion {
  let current: SceneView = soundView({ eye: [0, 0, 2], bearing: 0, pitch: 0, fieldOfViewDegrees: 50 });
  let flight: { from: SceneView; to: SceneView; seconds: number } | null = null;
  let isAnywhere = false;
  let turnedAt = Number.NEGATIVE_INFINITY;
  return {
    isMoving: () => flight !== null || performance.now() - turnedAt < turnMilliseconds,
    view: () => current,
    isFlying: () => flight !== null,
    show: (next, flies) => {
      const to = soundView(next);
      flight = flies && isAnywhere ? { from: current, to, seconds: 0 } : null;
      if (flight === null) current = to;
      isAnywhere = true;
    },
    look: (deltaBearing, deltaPitch) => {
      // Whoever turns during a flight goes on turning: the flight ends where it was to.
      if (flight !== null) current = flight.to;
      flight = null;
      turnedAt = performance.now();
      current = turnedView(current, deltaBearing, deltaPitch);
    },
    pass: (seconds) => {
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

/** Riders as a race moves them. */
export interface RaceRiders {
  /** Puts each where they are so many seconds after the first one crossed the start line. */
  place: (seconds: number) => void;
  /** When some of them are near a place. */
  momentAt: (place: Point) => number;
}

/** A race that goes on while somebody looks. */
export interface Race {
  isRunning: () => boolean;
  run: (isRunning: boolean) => void;
  /** Puts riders on the track. */
  enter: (riders: RaceRiders) => void;
  /** As long as it stands still, somebody rides where one looks. */
  watch: (view: SceneView) => void;
  pass: (seconds: number) => void;
}

/** How far before the eye riders are when the race stands still, in metres. */
const aheadMetres = 45;

/** A race that stands still, with nobody in it yet. */
export function raceAtRest(): Race {
  let [isRunning, raceSeconds] = [false, 0];
  let riders: RaceRiders | null = null;
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
