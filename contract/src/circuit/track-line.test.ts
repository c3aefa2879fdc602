import { expect, test } from "vitest";
import { secondTrack } from "../../fixtures/circuit/second-track.ts";
import type { Point } from "./plane.ts";
import { bearingAt, besideLine, measureLine, nearestOnLine, positionAt } from "./track-line.ts";

const square: Point[] = [
  [0, 0],
  [0, 100],
  [100, 100],
  [100, 0],
];

test("a square of 100 m is 400 m round", () => {
  const line = measureLine(square);
  expect(line.length).toBe(400);
  expect([0, 50, 150, 390, 400, -50, 850].map((distance) => positionAt(line, distance))).toEqual([
    [0, 0],
    [0, 50],
    [50, 100],
    [10, 0],
    [0, 0],
    [50, 0],
    [0, 50],
  ]);
  expect([50, 150, 250, 350].map((distance) => bearingAt(line, distance))).toEqual([0, 90, 180, 270]);
});

test("the nearest point has its distance along the line", () => {
  const line = measureLine(secondTrack.centreLine);
  expect(nearestOnLine(line, [400, -37])).toEqual({ distance: expect.closeTo(100, 6), metres: 37 });
  expect(nearestOnLine(line, [400, 20])).toMatchObject({ metres: 20 });
  expect(nearestOnLine(line, [825, 250])).toMatchObject({ metres: 25 });
  expect(besideLine(line, 100, 37)).toEqual([expect.closeTo(400, 6), expect.closeTo(-37, 6)]);
});
