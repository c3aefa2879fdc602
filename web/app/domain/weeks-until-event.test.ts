import { expect, test } from "vitest";
import { weeksUntilEvent } from "./weeks-until-event.ts";

test.for([
  ["2027-07-02T08:00:00+02:00", 31],
  ["2027-01-23T09:00:01Z", 9],
  ["2027-01-23T09:00:00Z", null],
  ["2026-11-28T10:00:00Z", null],
  ["2026-06-01T10:00:00Z", null],
] as const)("an event that begins at %s is %s weeks off on 28 November 2026", ([startsAt, weeks]) => {
  expect(weeksUntilEvent(startsAt, new Date("2026-11-28T09:00:00Z"))).toBe(weeks);
});
