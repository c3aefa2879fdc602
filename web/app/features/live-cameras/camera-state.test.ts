import { expect, test } from "vitest";
import { wallCamera as camera } from "../../../test/wall-cameras.ts";
import { cameraToShow, readCameraStates } from "./camera-state.ts";

const daily = { schedule: [{ days: [], from: "08:30", until: "20:00" }] };
const weekend = { schedule: [{ days: [6, 7], from: "10:00", until: "18:00" }] };
const at = (time: string) => Date.parse(time);

test("S12 a state says until when it holds, so that an old page doesn't lie", () => {
  const cameras = [camera("a"), camera("b", daily), camera("c", weekend), camera("d", { state: "maintenance" })];
  const friday = at("2026-11-27T12:00:00+01:00");
  expect(readCameraStates(cameras, friday, "nl").map(({ words }) => words)).toEqual([
    "live",
    "live tot 20:00 uur",
    "terug op zaterdag om 10:00 uur",
    "in onderhoud",
  ]);
  const early = at("2026-11-27T05:00:00+01:00");
  expect(readCameraStates([camera("b", daily)], early, "nl")[0]?.words).toBe("terug om 08:30 uur");
  expect(readCameraStates([camera("b", daily)], early, "en")[0]?.words).toBe("back at 08:30");
  expect(readCameraStates([camera("e", { state: "sleeping" })], early, "en")[0]?.words).toBe("asleep");
});

test("S12 the camera of the address is shown, else the first that is live, else the first", () => {
  const asleep = [camera("a", { state: "sleeping" }), camera("b", { state: "maintenance" })];
  const judged = readCameraStates([...asleep, camera("c")], 0, "nl");
  expect(cameraToShow(judged, "b")?.camera.id).toBe("b");
  expect(cameraToShow(judged, null)?.camera.id).toBe("c");
  expect(cameraToShow(readCameraStates(asleep, 0, "nl"), null)?.camera.id).toBe("a");
  expect(cameraToShow([], null)).toBeNull();
});
