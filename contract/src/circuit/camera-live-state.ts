import { openingStateAt, type WeeklyHours } from "./weekly-hours.ts";

/** What decides whether a camera shows video: the state that its editor set, and its hours. */
export interface CameraHours {
  state: "live" | "sleeping" | "maintenance";
  /** Empty for a camera that is always on. */
  schedule: WeeklyHours;
}

/** Whether a camera is live, with moments in milliseconds since 1970. */
export type CameraLiveState =
  /** Both are `null` for a camera without hours; `until` also when its hours never end. */
  | { kind: "live"; since: number | null; until: number | null }
  /** `wakesAt` is when its hours begin again; `null` when an editor set it to sleep, or it has no further hours. */
  | { kind: "sleeping"; wakesAt: number | null }
  | { kind: "maintenance" };

/**
 * Tells whether a camera is live at a moment. The server decides by it whether to serve the stream. Browsers call it
 * too, as the page that they show may have been stored hours ago.
 */
export function cameraLiveState({ state, schedule }: CameraHours, at: number): CameraLiveState {
  if (state === "maintenance") return { kind: "maintenance" };
  if (state === "sleeping") return { kind: "sleeping", wakesAt: null };
  if (schedule.length === 0) return { kind: "live", since: null, until: null };

  const hours = openingStateAt(schedule, at);
  return hours.isWithin
    ? { kind: "live", since: hours.since, until: hours.until }
    : { kind: "sleeping", wakesAt: hours.from };
}

/** Returns the first moment at which the hours of any of the cameras begin or end; `Infinity` when none do. */
export function nextCameraChange(cameras: readonly CameraHours[], at: number): number {
  const moments = cameras.map((camera) => {
    const air = cameraLiveState(camera, at);
    if (air.kind === "maintenance") return null;
    return air.kind === "live" ? air.until : air.wakesAt;
  });
  return Math.min(...moments.map((moment) => moment ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
}
