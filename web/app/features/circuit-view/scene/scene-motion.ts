import { type Point, pointInBearing } from "@circuit/contract/circuit/plane";
import type { RiderCrew } from "./rider-crew.ts";
import { flightSeconds, type SceneView, limitView, turnedView, viewInFlight } from "./scene-view.ts";

/** Time after a turn within which the next one may follow. */
const turnMilliseconds = 250;

/** Creates an eye that moves by cuts, flights and turns. It has no position yet: it cuts to its first view. */
export function createEyeMotion() {
  let current: SceneView = limitView({ eye: [0, 0, 2], bearing: 0, pitch: 0, fieldOfViewDegrees: 50 });
  let flight: { from: SceneView; to: SceneView; seconds: number } | null = null;
  let isAnywhere = false;
  let turnedAt = Number.NEGATIVE_INFINITY;
  return {
    /** Whether a flight is under way, or a turn was a moment ago and may go on. */
    isMoving: () => flight !== null || performance.now() - turnedAt < turnMilliseconds,
    view: () => current,
    show: (next: SceneView, flies: boolean) => {
      const to = limitView(next);
      flight = flies && isAnywhere ? { from: current, to, seconds: 0 } : null;
      if (flight === null) current = to;
      isAnywhere = true;
    },
    look: (deltaBearing: number, deltaPitch: number) => {
      // Turning ends a flight at its destination.
      if (flight !== null) current = flight.to;
      flight = null;
      turnedAt = performance.now();
      current = turnedView(current, deltaBearing, deltaPitch);
    },
    /** Advances a flight by some seconds. */
    advanceBy: (seconds: number) => {
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
export type Race = ReturnType<typeof createRace>;

/** Distance ahead of the eye at which riders are while the race stands still, in metres. */
const aheadMetres = 45;

/** Creates a race that stands still, without riders. */
export function createRace() {
  let [isRunning, raceSeconds] = [false, 0];
  let riders: RiderCrew | null = null;
  let watched: Point = [0, 0];
  const gather = () => {
    if (!isRunning && riders !== null) raceSeconds = riders.momentAt(watched);
  };
  return {
    isRunning: () => isRunning,
    run: (next: boolean) => {
      isRunning = next;
    },
    /** Puts riders on the track. */
    enter: (entered: RiderCrew) => {
      riders = entered;
      gather();
    },
    /** While the race stands still, moves riders to where the visitor looks. */
    watch: ({ eye, bearing }: SceneView) => {
      watched = pointInBearing([eye[0], eye[1]], bearing, aheadMetres);
      gather();
    },
    pass: (seconds: number) => {
      if (isRunning) raceSeconds += seconds;
      riders?.place(raceSeconds);
    },
  };
}
