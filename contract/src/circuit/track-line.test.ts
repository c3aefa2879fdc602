import { expect, test } from "vitest";
import { secondTrack } from "../../fixtures/circuit/second-track.ts";
import type { Point } from "./plane.ts";
import { bearingAt, besideLine, curvatureAt, measureLine, nearestOnLine, positionAt, withinLap } from "./track-line.ts";

const square: Point[] = [
  [0, 0],
  [0, 100],
  [100, 100],
  [100, 0],
];

/** An arc of a quarter circle is shorter than the two straights that it replaces. */
const savedBy = (radius: number) => 2 * radius - (radius * Math.PI) / 2;

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

test("distances are brought within a lap, also backwards", () => {
  expect([0, 399, 400, -1, -400, 1201].map((distance) => withinLap({ length: 400 }, distance))).toEqual([
    0, 399, 0, 399, 0, 1,
  ]);
});

test("the second track is as long as its straights and arcs", () => {
  const line = measureLine(secondTrack.centreLine);
  // Chords are a little shorter than their arcs.
  expect(line.length).toBeCloseTo(2 * (800 + 500) - 5 * savedBy(60) - savedBy(40), -0.5);
  expect(positionAt(line, 440)).toEqual([expect.closeTo(740, 6), expect.closeTo(0, 6)]);
  expect(bearingAt(line, 100)).toBeCloseTo(90, 6);
  expect(bearingAt(line, 440 + (60 * Math.PI) / 2 + 50)).toBeCloseTo(0, 1);
});

test("a bend to the left is negative, to the right positive, and one over the radius", () => {
  const line = measureLine(secondTrack.centreLine);
  const [first, , , fourth] = secondTrack.corners;
  expect(1 / curvatureAt(line, first?.distanceMetres ?? 0, 20)).toBeCloseTo(-60, 0);
  expect(1 / curvatureAt(line, fourth?.distanceMetres ?? 0, 20)).toBeCloseTo(40, 0);
  expect(curvatureAt(line, 100)).toBeCloseTo(0, 9);
});

test("the nearest point has its distance, and the side is that of whoever drives", () => {
  const line = measureLine(secondTrack.centreLine);
  expect(nearestOnLine(line, [400, -37])).toEqual({ distance: expect.closeTo(100, 6), metres: 37, side: "right" });
  expect(nearestOnLine(line, [400, 20])).toMatchObject({ metres: 20, side: "left" });
  expect(nearestOnLine(line, [825, 250])).toMatchObject({ metres: 25, side: "right" });
  expect(besideLine(line, 100, 37)).toEqual([expect.closeTo(400, 6), expect.closeTo(-37, 6)]);
});

test("what is no line is refused", () => {
  expect(() =>
    measureLine([
      [0, 0],
      [1, 1],
    ]),
  ).toThrow(RangeError);
  expect(() =>
    measureLine([
      [2, 2],
      [2, 2],
      [2, 2],
    ]),
  ).toThrow(RangeError);
  expect(() =>
    measureLine([
      [0, 0],
      [Number.NaN, 1],
      [2, 2],
    ]),
  ).toThrow(RangeError);
});
