import { expect, test } from "vitest";
import { readViewFragment, viewFragment } from "./view-fragment.ts";
import { maxZoom, wholeView } from "./zoomed-view.ts";

test("S08 an address says how the map is enlarged, and what is in the middle", () => {
  expect(viewFragment({ zoom: 2, x: -240.4, y: 80 }, false)).toBe("#view=2,120,-40");
  expect(readViewFragment("#view=2,120,-40", false)).toEqual({ zoom: 2, x: -240, y: 80 });
  expect(viewFragment(wholeView, false)).toBe("");
  expect(viewFragment({ zoom: maxZoom, x: 0, y: 0 }, false)).toBe("#view=8,0,0");
});

test("S08 what is in the middle on a wide screen is in the middle on an upright one, where the map is turned", () => {
  const wide = { zoom: 2.5, x: -250, y: 100 };
  const upright = readViewFragment(viewFragment(wide, false), true);
  // Turned a quarter clockwise, what lies to the right lies below.
  expect(upright).toEqual({ zoom: 2.5, x: -100, y: -250 });
  expect(viewFragment(upright, true)).toBe(viewFragment(wide, false));
});

test.each(["", "#", "#view", "#view=2", "#view=2,1e9,0", "#view=NaN,0,0", "#view=-2,0,0", "#view=2,0,0,0", "#main"])(
  "S08 a fragment that names no view, %j, shows all of the map",
  (fragment) => expect(readViewFragment(fragment, false)).toEqual(wholeView),
);

test("S08 no address enlarges the map further than its buttons do", () => {
  expect(readViewFragment("#view=9,0,0", false).zoom).toBe(maxZoom);
  expect(readViewFragment("#view=0.5,0,0", true).zoom).toBe(1);
});
