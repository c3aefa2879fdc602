import { expect, test } from "vitest";
import { spreadMarks } from "./spread-marks.ts";

const size = { width: 100, height: 80 };

test("marks that touch move apart, the others stay", () => {
  const spread = spreadMarks(
    [
      { number: 7, x: 0, y: 0 },
      { number: 8, x: 30, y: 60 },
      { number: 9, x: 500, y: 0 },
    ],
    size,
  );
  expect(spread).toEqual([
    { number: 7, x: 0, y: -10 },
    { number: 8, x: 30, y: 70 },
    { number: 9, x: 500, y: 0 },
  ]);
});

test("marks at one place end beside each other", () => {
  const spread = spreadMarks(
    [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ],
    size,
  );
  for (const [index, one] of spread.entries()) {
    for (const other of spread.slice(index + 1)) {
      expect(Math.abs(one.x - other.x) >= 98 || Math.abs(one.y - other.y) >= 78).toBe(true);
    }
  }
});
