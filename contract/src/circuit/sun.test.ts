import { expect, test } from "vitest";
import { secondCircuit } from "../../fixtures/circuit/second-circuit.ts";
import { sunAt } from "./sun.ts";

const place = (latitude: number, longitude: number, yAxisBearing = 0) => ({ latitude, longitude, yAxisBearing });

test("S08 the sun stands where NREL's worked example has it", () => {
  // Reda and Andreas, Solar Position Algorithm, NREL/TP-560-34302 (2003), table A5.1: 17 October 2003, 12:30:30 at
  // UTC−7, 39.742476 N, 105.1786 W. Topocentric zenith angle 50.11162°, azimuth 194.34024° eastward from north.
  const { bearing, altitude } = sunAt(place(39.742476, -105.1786), new Date("2003-10-17T12:30:30-07:00"));
  expect(bearing).toBeCloseTo(194.34, 1);
  expect(altitude).toBeCloseTo(90 - 50.1116, 1);
});

test("S08 on the day that it turns it stands right above the tropic, and due south over De Bilt at its highest", () => {
  // Solstice of 21 June 2025, 02:42 UTC (Astronomical Almanac): declination 23.44°.
  const noon = Array.from({ length: 61 }, (_, minute) =>
    sunAt(place(23.436, 0), new Date(Date.UTC(2025, 5, 21, 11, 32 + minute))),
  );
  expect(Math.max(...noon.map(({ altitude }) => altitude))).toBeGreaterThan(89.8);
  // KNMI's table of De Bilt (52.1 N, 5.18 E): highest at 13:41 summer time on 21 June.
  const south = sunAt(place(52.1, 5.18), new Date("2025-06-21T13:41:00+02:00"));
  expect(south.bearing).toBeCloseTo(180, 0);
  expect(south.altitude).toBeCloseTo(90 - 52.1 + 23.44, 1);
});

test("S08 a frame that is turned turns the sun along, and south of the equator noon is in the north", () => {
  const { anchor } = secondCircuit();
  if (anchor === null) throw new TypeError("An anchor");
  // 18.25° east: noon is about 73 minutes before that of Greenwich.
  const noon = new Date("2026-12-21T10:45:00Z");
  const north = sunAt({ ...anchor, yAxisBearing: 0 }, noon);
  expect(Math.min(north.bearing, 360 - north.bearing)).toBeLessThan(5);
  expect(north.altitude).toBeCloseTo(90 - 33.5 + 23.44, 0);
  expect(sunAt(anchor, noon).bearing).toBeCloseTo((north.bearing + 330) % 360, 6);
});
