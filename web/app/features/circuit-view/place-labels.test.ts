import { expect, test } from "vitest";
import { placeLabels, type WantedLabel } from "./place-labels.ts";

const picture = { width: 390, height: 464 };
const label = (id: string, x: number, y: number, order = 0): WantedLabel => {
  return { id, x, y, width: 100, height: 30, order };
};

test("a sign stands over its point, on a pole", () => {
  expect(placeLabels([label("3", 195, 300)], picture)).toEqual([{ id: "3", left: 145, top: 186, pole: 84, poleX: 50 }]);
});

test("however many signs there are, none lies over another, or out of the picture", () => {
  const many = Array.from({ length: 40 }, (_, index) => label(`${index}`, (index * 37) % 390, 200 + index * 3, index));
  const placed = placeLabels(many, picture);
  expect(placed.length).toBeGreaterThan(5);
  for (const one of placed) {
    expect(one.left >= 0 && one.left + 100 <= 390 && one.top >= 0 && one.top + 30 <= 464).toBe(true);
    for (const other of placed) {
      const isApart = Math.abs(one.left - other.left) >= 100 || Math.abs(one.top - other.top) >= 30;
      expect(one === other || isApart).toBe(true);
    }
  }
});

test("what is out of the picture, or has no room at all, gets no sign", () => {
  expect(placeLabels([label("left", -5, 200), label("below", 100, 600)], picture)).toEqual([]);
  expect(placeLabels([label("top", 100, 10)], picture)).toEqual([]);
  const toolbar = { left: 0, top: 0, right: 390, bottom: 464 };
  expect(placeLabels([label("3", 195, 300)], picture, [toolbar])).toEqual([]);
});
