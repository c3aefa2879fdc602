import { expect, test } from "vitest";
import { toLocal } from "./local-position.ts";

const at = (latitude: number, longitude = 0, yAxisBearing = 0) => ({ latitude, longitude, yAxisBearing });

/** Lengths of one degree on the WGS 84 ellipsoid, as geodetic tables print them, in metres. */
test.each([
  [0, 110_574, 111_320],
  [15, 110_649, 107_550],
  [30, 110_852, 96_486],
  [45, 111_132, 78_847],
  [60, 111_412, 55_800],
  [75, 111_618, 28_902],
])("S08 one degree at %i° north is as long as the tables say", (latitude, north, east) => {
  const half = { latitude: latitude + 0.005, longitude: 0 };
  expect(toLocal(at(latitude - 0.005), half)[1] * 100).toBeCloseTo(north, -1);
  expect(toLocal(at(latitude), { latitude, longitude: 0.01 })[0] * 100).toBeCloseTo(east, -1);
});

test("S08 a frame that is turned turns the visitor's position along", () => {
  const anchor = at(52, 6, 30);
  const north = toLocal(anchor, { latitude: 52.001, longitude: 6 });
  const metres = Math.hypot(...north);
  // North lies 30° to the left of the y axis.
  expect(north).toEqual([expect.closeTo(-metres / 2, 6), expect.closeTo((metres * Math.sqrt(3)) / 2, 6)]);
});
