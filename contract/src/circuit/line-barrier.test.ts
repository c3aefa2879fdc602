import { expect, test } from "vitest";
import { secondTrack } from "../../fixtures/circuit/second-track.ts";
import { crossesBarrier, lineBarrier } from "./line-barrier.ts";
import { crossing, type Point, pointAt } from "./plane.ts";

const track = lineBarrier(secondTrack.centreLine, true);
const pitLane = lineBarrier(secondTrack.pitLane, false);

test("S08 a way across the track is known, and one beside it or within it isn't", () => {
  expect(crossesBarrier([400, -50], [400, 50], track)).toBe(true);
  expect(crossesBarrier([300, -50], [500, -50], track)).toBe(false);
  expect(crossesBarrier([300, 50], [500, 50], track)).toBe(false);
  expect(crossesBarrier([400, -50], [600, 900], track)).toBe(true);
});

test("S08 a closed line is closed at its start, an open one isn't", () => {
  expect(crossesBarrier([298, -5], [298, 5], track)).toBe(true);
  expect(crossesBarrier([360, 10], [360, 20], pitLane)).toBe(true);
  // Between the two ends of the pit lane, where the track is.
  expect(crossesBarrier([360, -10], [360, 5], pitLane)).toBe(false);
  expect(crossesBarrier([0, 0], [1, 1], lineBarrier([], true))).toBe(false);
});

test("S08 it says what going through every piece says", () => {
  const places = Array.from({ length: 60 }, (_, index): Point => [
    ((index * 137) % 900) - 50,
    ((index * 71) % 600) - 50,
  ]);
  for (const [index, from] of places.entries()) {
    const to = pointAt(places, index * 7 + 3);
    const pieces = secondTrack.centreLine.map((point, at) =>
      crossing(from, to, point, pointAt(secondTrack.centreLine, at + 1)),
    );
    expect(crossesBarrier(from, to, track)).toBe(pieces.some((piece) => piece !== null));
  }
});
