import { expect, test } from "vitest";
import { aimChange, deviceAim } from "./device-aim.ts";

// Held upright in front of the face the screen's top points up (beta 90) and its back ahead.
test.each([
  ["upright", { alpha: 0, beta: 90, gamma: 0 }, 0, 0],
  ["upright, turned a quarter to the left", { alpha: 90, beta: 90, gamma: 0 }, -90, 0],
  ["upright, turned to the right", { alpha: 330, beta: 90, gamma: 0 }, 30, 0],
  ["leaned back, towards the ground", { alpha: 0, beta: 60, gamma: 0 }, 0, -30],
  ["leaned over, towards the sky", { alpha: 0, beta: 120, gamma: 0 }, 0, 30],
])("a telephone held %s aims there", (_, angles, bearing, pitch) => {
  const aim = deviceAim(angles);
  expect(aim.bearing).toBeCloseTo(bearing, 6);
  expect(aim.pitch).toBeCloseTo(pitch, 6);
});

test("a turn through north is a small one", () => {
  expect(aimChange({ bearing: 178, pitch: 0 }, { bearing: -178, pitch: 2 })).toEqual({ bearing: 4, pitch: 2 });
});
