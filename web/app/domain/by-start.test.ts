import { expect, test } from "vitest";
import { byStart } from "./by-start.ts";

test("events are read by the moment at which they start, in whatever zone it is written", () => {
  const noon = { startsAt: "2027-07-04T12:00:00.000Z" };
  const earlier = { startsAt: "2027-07-04T13:00:00+02:00" };
  const dayBefore = { startsAt: "2027-07-03T23:00:00.000Z" };
  expect([noon, earlier, dayBefore].toSorted(byStart)).toEqual([dayBefore, earlier, noon]);
});
