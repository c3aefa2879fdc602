import { expect, test } from "vitest";
import { moveMarksApart } from "./move-marks-apart.ts";

const size = { width: 100, height: 80 };

test("marks at one place end beside each other", () => {
  const mark = { x: 5, y: 5 };
  const spread = moveMarksApart([mark, mark, mark], size);
  for (const [index, one] of spread.entries()) {
    for (const other of spread.slice(index + 1))
      expect(Math.abs(one.x - other.x) >= 98 || Math.abs(one.y - other.y) >= 78).toBe(true);
  }
});
