import { cameraLiveState, type CameraLiveState } from "@circuit/contract/circuit/camera-live-state";
import type { Locale } from "@circuit/contract/locales";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { formatTime, formatWeekdayName } from "#app/i18n/format.ts";
import { liveCameraMessages } from "#app/i18n/messages/live-cameras.ts";
import type { WallCamera } from "./camera-wall.server.ts";

/** Says whether a camera is live, and until or from when, so that the words stay true on a cached page. */
function stateWords(air: CameraLiveState, at: number, locale: Locale): string {
  const words = liveCameraMessages[locale];
  if (air.kind === "maintenance") return words.maintenance;
  const moment = air.kind === "live" ? air.until : air.wakesAt;
  if (moment === null) return air.kind === "live" ? words.live : words.sleeps;

  const iso = new Date(moment).toISOString();
  const time = formatTime(iso, locale);
  if (air.kind === "live") return words.liveUntil(time);
  const isToday = circuitDay(moment) === circuitDay(at);
  return isToday ? words.backAt(time) : words.backOn(formatWeekdayName(iso, locale), time);
}

/** Describes a camera's hours in a sentence; `null` without hours. */
export function hoursWords({ schedule }: Pick<WallCamera, "schedule">, locale: Locale): string | null {
  const words = liveCameraMessages[locale];
  if (schedule.length === 0) return null;
  const list = new Intl.ListFormat(locale === "en" ? "en-GB" : locale);
  const parts = schedule.map(({ days, from, until }) => {
    const names = days.map((day) => words.days[day - 1] ?? "");
    return words.hours(names.length === 0 ? words.everyDay : list.format(names), from, until);
  });
  return words.hoursTitle(list.format(parts));
}

/** A camera with its state at a moment. */
export interface CameraWithState {
  camera: WallCamera;
  /** Position in the editor's order, from 1. */
  number: number;
  air: CameraLiveState;
  words: string;
}

/** The cameras with their states, the shown one, and how to choose another. */
export interface CameraChoice {
  judged: readonly CameraWithState[];
  shown: CameraWithState;
  /** Path of the page with the cameras. */
  path: string;
  onChoose: (camera: string) => void;
}

/** Determines the state of all cameras at a moment, in milliseconds since 1970. */
export function readCameraStates(cameras: readonly WallCamera[], at: number, locale: Locale): CameraWithState[] {
  return cameras.map((camera, index) => {
    const air = cameraLiveState(camera, at);
    return { camera, number: index + 1, air, words: stateWords(air, at, locale) };
  });
}

/** Returns the chosen camera, else the first that is live, else the first. */
export function cameraToShow(judged: readonly CameraWithState[], chosen: string | null): CameraWithState | null {
  return (
    judged.find(({ camera }) => camera.id === chosen) ??
    judged.find(({ air }) => air.kind === "live") ??
    judged[0] ??
    null
  );
}
