import { expect, test } from "vitest";
import { dayToShow } from "./timetable-day.ts";

const race = { kind: "race" };
const practice = { kind: "practice" };
const days = [
  { date: "2027-06-25", sessions: [practice, practice] },
  { date: "2027-06-26", sessions: [practice, race] },
  { date: "2027-06-27", sessions: [race, race] },
];

test("R06 the programme opens on race day, and during the event on today", () => {
  expect(dayToShow(days, null, "2027-01-01")?.date).toBe("2027-06-27");
  expect(dayToShow(days, null, "2027-06-25")?.date).toBe("2027-06-25");
});

test("R06 the day of the address wins, unless the event doesn’t have it", () => {
  expect(dayToShow(days, "2027-06-26", "2027-06-25")?.date).toBe("2027-06-26");
  expect(dayToShow(days, "2027-07-01", "2027-01-01")?.date).toBe("2027-06-27");
  expect(dayToShow(days, "<b>", "2027-06-26")?.date).toBe("2027-06-26");
});
