import { expect, test } from "vitest";
import { moveLabelsApart } from "./move-labels-apart.ts";

const sign = { x: 0, y: 0, width: 4, height: 2, letters: 10 };
const room = { x: 300, y: 300 };

test("signs at the same place move aside for each other, the first least", () => {
  const moved = moveLabelsApart([sign, sign, sign], [], room);
  expect(moved[0]).toEqual([0, 0]);
  const boxes = moved.map(([across, down]) => ({ x: across * 10, y: down * 10 }));
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1))
      expect(Math.abs(one.x - other.x) >= 40 || Math.abs(one.y - other.y) >= 20).toBe(true);
  }
});
