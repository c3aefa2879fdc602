import { describe, expect, test } from "vitest";
import { createSeedCalendar } from "./calendar.ts";

describe("the calendar of a seeding", () => {
  const calendar = createSeedCalendar(new Date("2026-11-21T22:15:00Z"));

  test("counts days from the date on the wall in Drenthe", () => {
    expect(calendar.date(0)).toBe("2026-11-21");
    expect(calendar.date(-21)).toBe("2026-10-31");
    expect(createSeedCalendar(new Date("2026-12-31T23:30:00Z")).year).toBe(2027);
  });

  test("keeps the time on the wall in winter, in summer and on the days the clocks change", () => {
    expect(calendar.day(0, 14, 5)).toBe("2026-11-21T13:05:00.000Z");
    expect(calendar.day(216, 14)).toBe("2027-06-25T12:00:00.000Z");
    const march = createSeedCalendar(new Date("2027-03-28T00:10:00Z"));
    expect([march.day(0, 1), march.day(0, 4)]).toEqual(["2027-03-28T00:00:00.000Z", "2027-03-28T02:00:00.000Z"]);
    const october = createSeedCalendar(new Date("2027-10-31T22:00:00Z"));
    expect([october.day(0, 1), october.day(0, 9)]).toEqual(["2027-10-30T23:00:00.000Z", "2027-10-31T08:00:00.000Z"]);
  });

  test("finds the first Friday on or after a day", () => {
    expect(calendar.date(calendar.weekday(0, 5))).toBe("2026-11-27");
    expect(calendar.weekday(0, 6)).toBe(0);
  });
});
