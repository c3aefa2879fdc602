import { expect, test } from "vitest";
import { compassPoint, relativeSide } from "./relative-side.ts";
import { sunOnSeat } from "./sun-on-seat.ts";

test.each([
  [0, 0, "ahead"],
  [0, 22, "ahead"],
  [0, 23, "half-right"],
  [0, 90, "right"],
  [0, 180, "behind"],
  [350, 35, "half-right"],
  [63, 333, "left"],
  [10, 330, "half-left"],
])("for who looks towards %i°, what lies at %i° is %s", (facing, bearing, side) => {
  expect(relativeSide(facing, bearing)).toBe(side);
});

test.each([
  [0, "n"],
  [359, "n"],
  [63, "ne"],
  [70, "e"],
  [247, "sw"],
  [300, "nw"],
])("%i° is %s on the compass", (bearing, point) => {
  expect(compassPoint(bearing, null)).toBe(point);
  // In a frame whose y axis points to the east, what is seen along it lies there.
  expect(compassPoint(bearing - 90, { latitude: 52, longitude: 6, yAxisBearing: 90 })).toBe(point);
});

// In Drenthe on 12 September the sun stands at 103° and 15° high at 08:45, 180° and 41° at 13:30, 260° and 12° at 18:30.
test.each([
  { bearing: 103, altitude: 15, facing: 63, height: "low", side: "half-right", advice: "cap" },
  { bearing: 180, altitude: 41, facing: 63, height: "high", side: "behind-right", advice: "cream" },
  { bearing: 260, altitude: 12, facing: 63, height: "low", side: "behind", advice: null },
  { bearing: 252, altitude: 30, facing: 207, height: "half", side: "half-right", advice: "cap" },
])("a sun at $bearing°, $altitude° high, is $height and $side on a seat that looks towards $facing°", (seen) => {
  const { height, side, advice } = seen;
  expect(sunOnSeat(seen, { is: "sun" }, seen.facing)).toEqual({ light: "sun", height, side, advice });
});

test("whoever sits in the shade reads of what, and after sunset of neither", () => {
  const sun = { bearing: 180, altitude: 30 };
  expect(sunOnSeat(sun, { is: "shade", by: "roof" }, 0)).toEqual({ light: "shade", by: "roof", side: "behind" });
  expect(sunOnSeat(sun, { is: "shade", by: "pitgebouw" }, 180)).toEqual({ light: "shade", by: "other", side: "ahead" });
  expect(sunOnSeat({ bearing: 300, altitude: -3 }, { is: "night" }, 0)).toEqual({ light: "night" });
});
