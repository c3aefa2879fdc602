import { expect, test } from "vitest";
import { cameraLiveState, nextCameraChange, type CameraHours } from "./camera-live-state.ts";

const live = (schedule: CameraHours["schedule"]): CameraHours => ({ state: "live", schedule });
const at = (text: string) => Date.parse(text);
const told = (camera: CameraHours, moment: string) => {
  const air = cameraLiveState(camera, at(moment));
  const iso = (value: number | null) => (value === null ? null : new Date(value).toISOString());
  if (air.kind === "live") return { kind: air.kind, since: iso(air.since), until: iso(air.until) };
  return air.kind === "sleeping" ? { kind: air.kind, wakesAt: iso(air.wakesAt) } : air;
};

const days = live([{ days: [], from: "08:30", until: "20:00" }]);

test("S12 within its hours it is, from the first minute up to the last", () => {
  const open = { kind: "live", since: "2026-11-27T07:30:00.000Z", until: "2026-11-27T19:00:00.000Z" };
  expect(told(days, "2026-11-27T08:30:00+01:00")).toEqual(open);
  expect(told(days, "2026-11-27T19:59:59+01:00")).toEqual(open);
  expect(told(days, "2026-11-27T20:00:00+01:00")).toEqual({ kind: "sleeping", wakesAt: "2026-11-28T07:30:00.000Z" });
  expect(told(days, "2026-11-27T08:29:59+01:00")).toEqual({ kind: "sleeping", wakesAt: "2026-11-27T07:30:00.000Z" });
});

test("S12 an editor's word counts above its hours, and without hours it is always live", () => {
  const noon = at("2026-11-27T12:00:00+01:00");
  expect(cameraLiveState({ ...days, state: "maintenance" }, noon)).toEqual({ kind: "maintenance" });
  expect(cameraLiveState({ ...days, state: "sleeping" }, noon)).toEqual({ kind: "sleeping", wakesAt: null });
  expect(cameraLiveState(live([]), noon)).toEqual({ kind: "live", since: null, until: null });
});

test("S12 hours over midnight belong to the evening on which they begin", () => {
  const night = live([{ days: [6], from: "22:00", until: "02:30" }]);
  const open = { kind: "live", since: "2026-11-28T21:00:00.000Z", until: "2026-11-29T01:30:00.000Z" };
  expect(told(night, "2026-11-28T23:00:00+01:00")).toEqual(open);
  expect(told(night, "2026-11-29T02:00:00+01:00")).toEqual(open);
  expect(told(night, "2026-11-29T03:00:00+01:00")).toEqual({ kind: "sleeping", wakesAt: "2026-12-05T21:00:00.000Z" });
  // A Sunday's evening isn't a Saturday's.
  expect(told(night, "2026-11-29T23:00:00+01:00").kind).toBe("sleeping");
});

test("S12 hours that meet are one, and those that meet all week have no end", () => {
  const halves = live([
    { days: [5], from: "18:00", until: "00:00" },
    { days: [6], from: "00:00", until: "09:00" },
  ]);
  expect(told(halves, "2026-11-27T20:00:00+01:00")).toEqual({
    kind: "live",
    since: "2026-11-27T17:00:00.000Z",
    until: "2026-11-28T08:00:00.000Z",
  });
  expect(told(live([{ days: [], from: "00:00", until: "00:00" }]), "2026-11-27T20:00:00+01:00")).toMatchObject({
    kind: "live",
    until: null,
  });
});

test("S12 the clock's own two nights: an hour that is left out, and one that comes twice", () => {
  expect(told(days, "2027-03-27T21:00:00+01:00")).toEqual({ kind: "sleeping", wakesAt: "2027-03-28T06:30:00.000Z" });
  expect(told(days, "2026-10-24T21:00:00+02:00")).toEqual({ kind: "sleeping", wakesAt: "2026-10-25T07:30:00.000Z" });
  const small = live([{ days: [], from: "02:30", until: "04:00" }]);
  expect(told(small, "2027-03-28T00:00:00+01:00")).toEqual({ kind: "sleeping", wakesAt: "2027-03-28T01:30:00.000Z" });
  expect(told(small, "2026-10-25T02:45:00+02:00")).toEqual({
    kind: "live",
    since: "2026-10-25T00:30:00.000Z",
    until: "2026-10-25T03:00:00.000Z",
  });
});

test("S12 a page is right until the first of its cameras changes", () => {
  const noon = at("2026-11-27T12:00:00+01:00");
  const late = live([{ days: [], from: "15:00", until: "16:00" }]);
  expect(nextCameraChange([days, late, { ...days, state: "maintenance" }], noon)).toBe(at("2026-11-27T15:00:00+01:00"));
  expect(nextCameraChange([live([])], noon)).toBe(Number.POSITIVE_INFINITY);
  expect(nextCameraChange([], noon)).toBe(Number.POSITIVE_INFINITY);
});
