import { expect, test } from "vitest";
import { seasonYear, withOtherYears } from "./season-year.ts";

test("a season has the year that most of its events begin in, and only events of another have theirs named", () => {
  const events = ["2026-12-19", "2027-01-16", "2027-07-02"].map((day) => ({ startsAt: `${day}T10:00:00Z` }));
  expect(seasonYear(events)).toBe("2027");
  expect(withOtherYears(events).map(({ otherYear }) => otherYear)).toEqual(["26", null, null]);
});
