import { expect, test } from "vitest";
import { maxZoom, moveView, measureFrame, wholeView, zoomViewAt } from "./zoomed-view.ts";

const lying = measureFrame({ clientWidth: 700, clientHeight: 437.5 });

test("S08 a frame shows the longer side of the map whole, lying or upright", () => {
  expect(lying).toEqual({ halfWidth: 700, halfHeight: 437.5, unitsPerPixel: 2 });
  expect(measureFrame({ clientWidth: 350, clientHeight: 560 })).toEqual({
    halfWidth: 437.5,
    halfHeight: 700,
    unitsPerPixel: 2.5,
  });
});

test("S08 the point under two fingers stays where it is", () => {
  const view = zoomViewAt(wholeView, [100, -50], 2, lying);
  // What was at (100, -50) is at 2 × (100, -50) + shift.
  expect([2 * 100 + view.x, 2 * -50 + view.y]).toEqual([100, -50]);
});

test("S08 the map fills the frame however far it is moved, and is never smaller than it", () => {
  expect(moveView(wholeView, [300, 300], lying)).toEqual(wholeView);
  expect(moveView(zoomViewAt(wholeView, [0, 0], 2, lying), [5000, -5000], lying)).toEqual({
    zoom: 2,
    x: 700,
    y: -437.5,
  });
  expect(zoomViewAt(zoomViewAt(wholeView, [600, 0], 3, lying), [0, 0], 0.01, lying)).toEqual(wholeView);
  expect(zoomViewAt(wholeView, [0, 0], 1000, lying).zoom).toBe(maxZoom);
});
