import { expect, test } from "vitest";
import { momentOfClock } from "./circuit-clock.ts";

test.each([
  ["2027-09-12", "08:45", "2027-09-12T06:45:00.000Z"],
  ["2027-01-10", "14:00", "2027-01-10T13:00:00.000Z"],
  ["2027-03-28", "12:00", "2027-03-28T10:00:00.000Z"],
])("at the circuit it is on %s %s at %s", (day, time, moment) => {
  expect(new Date(momentOfClock(day, time)).toISOString()).toBe(moment);
});
