import { expect, test } from "vitest";
import {
  bearingTo,
  boxAround,
  centreOf,
  crossing,
  isInBox,
  isWithin,
  nearestOnStraight,
  type Point,
  pointInBearing,
  signedArea,
  turnBetween,
} from "./plane.ts";
import { selfCrossing } from "./self-crossing.ts";

const corner: Point[] = [
  [0, 0],
  [4, 0],
  [4, 2],
  [2, 2],
  [2, 6],
  [0, 6],
];

test("bearings are those of a compass, and a turn takes the short way round", () => {
  const around: Point[] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ];
  expect(around.map((point) => bearingTo([0, 0], point))).toEqual([0, 90, 180, 270]);
  expect([turnBetween(350, 10), turnBetween(10, 350), turnBetween(90, 270)]).toEqual([20, -20, -180]);
  expect(pointInBearing([5, 5], 90, 10)).toEqual([15, expect.closeTo(5, 9)]);
});

test("an outline with a corner knows its inside, area and middle", () => {
  expect(signedArea(corner)).toBe(16);
  expect(signedArea(corner.toReversed())).toBe(-16);
  // Two rectangles: 8 m² around (2, 1), and 8 m² around (1, 4).
  expect(centreOf(corner)).toEqual([1.5, 2.5]);
  expect(
    (
      [
        [1, 5],
        [3, 1],
        [3, 3],
        [-1, 1],
      ] satisfies Point[]
    ).map((point) => isWithin(point, corner)),
  ).toEqual([true, true, false, false]);
  expect(
    centreOf([
      [1, 1],
      [3, 3],
    ]),
  ).toEqual([2, 2]);
});

test("two straights cross where they cross, and else don't", () => {
  expect(crossing([0, 0], [10, 0], [4, -1], [4, 3])).toEqual({ first: 0.4, second: 0.25 });
  expect(crossing([0, 0], [10, 0], [4, 1], [4, 3])).toBeNull();
  expect(crossing([0, 0], [10, 0], [0, 1], [10, 1])).toBeNull();
  expect(nearestOnStraight([3, 4], [0, 0], [10, 0])).toEqual({ share: 0.3, metres: 4 });
  expect(nearestOnStraight([-3, 4], [0, 0], [10, 0])).toEqual({ share: 0, metres: 5 });
});

test("a box holds its edge and nothing beyond; around nothing there is none", () => {
  const box = boxAround(corner, 1);
  expect(box).toEqual({ minX: -1, minY: -1, maxX: 5, maxY: 7 });
  expect(box !== null && isInBox([5, 7], box) && !isInBox([5.1, 7], box)).toBe(true);
  expect(boxAround([])).toBeNull();
});

test("a figure of eight crosses itself; a corner and a long smooth ring don't", () => {
  expect(
    selfCrossing([
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ]),
  ).toEqual({ first: 0, second: 2 });
  expect(selfCrossing(corner)).toBeNull();
  const circle = Array.from({ length: 5000 }, (_, index): Point => {
    const angle = (index / 5000) * 2 * Math.PI;
    return [1000 * Math.cos(angle), 700 * Math.sin(angle)];
  });
  expect(selfCrossing(circle)).toBeNull();
  expect(selfCrossing([...circle.slice(0, 2500), [900, -900], ...circle.slice(2500)])).not.toBeNull();
});
