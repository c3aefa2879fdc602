import { openingStateAt, type WeeklyHours } from "./weekly-hours.ts";

/** What decides whether a camera shows anything: what its editor set, and its hours. */
export interface CameraHours {
  state: "live" | "sleeping" | "maintenance";
  /** Always when there are none. */
  schedule: WeeklyHours;
}

/** Moments are milliseconds since 1970. */
export type CameraAir =
  /** `since` is `null` without hours; `until` is `null` when it stays live until an editor changes its state. */
  | { kind: "live"; since: number | null; until: number | null }
  /** When its hours begin again; `null` when an editor put it to sleep, or there are no hours to come. */
  | { kind: "sleeping"; wakesAt: number | null }
  | { kind: "maintenance" };

/**
 * Whether a camera is live at a moment. The server uses it to decide whether to serve the stream, and browsers to say what
 * applies now: their page may have been stored some hours ago.
 */
export function cameraAir({ state, schedule }: CameraHours, at: number): CameraAir {
  if (state === "maintenance") return { kind: "maintenance" };
  if (state === "sleeping") return { kind: "sleeping", wakesAt: null };
  if (schedule.length === 0) return { kind: "live", since: null, until: null };

  const hours = openingStateAt(schedule, at);
  return hours.isWithin
    ? { kind: "live", since: hours.since, until: hours.until }
    : { kind: "sleeping", wakesAt: hours.from };
}

/** The first moment at which any of some cameras changes by its hours; `Infinity` when none does. */
export function nextCameraChange(cameras: readonly CameraHours[], at: number): number {
  const moments = cameras.map((camera) => {
    const air = cameraAir(camera, at);
    if (air.kind === "maintenance") return null;
    return air.kind === "live" ? air.until : air.wakesAt;
  });
  return Math.min(...moments.map((moment) => moment ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
}
