import { expect, test } from "vitest";
import { inCamera } from "./camera-direction.ts";

test("what lies ahead is in the middle of the picture, and what lies to the right is at its right", () => {
  const east = inCamera([1, 0, 0], { bearing: 90, pitch: 0 });
  expect(east.map((part) => Math.round(part * 1000) / 1000 + 0)).toEqual([0, 0, 1]);
  const south = inCamera([0, -1, 0], { bearing: 90, pitch: 0 });
  expect(south.map((part) => Math.round(part * 1000) / 1000 + 0)).toEqual([1, 0, 0]);
  const [, up, ahead] = inCamera([0, 1, 0], { bearing: 0, pitch: -30 });
  expect(up).toBeCloseTo(0.5, 6);
  expect(ahead).toBeCloseTo(Math.sqrt(3) / 2, 6);
});
