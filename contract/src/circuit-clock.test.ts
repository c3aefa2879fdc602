import { expect, test } from "vitest";
import { circuitMoment } from "./circuit-clock.ts";

test.each([
  ["2027-06-25T07:00:00.000Z", "2027-06-25T09:00:00+02:00"],
  ["2027-01-01T00:30:05+05:00", "2026-12-31T20:30:05+01:00"],
  // The hour that comes twice in autumn.
  ["2026-10-25T00:30:00Z", "2026-10-25T02:30:00+02:00"],
  ["2026-10-25T01:30:00Z", "2026-10-25T02:30:00+01:00"],
])("%s is %s at the circuit", (moment, expected) => {
  expect(circuitMoment(moment)).toBe(expected);
  expect(Date.parse(expected)).toBe(Date.parse(moment));
});
