import { expect, test } from "vitest";
import { boardAt, clockOf, linesOf, minuteOfDay } from "./race-day.ts";

const line = (startTime: string, endTime: string | null, kind: string, title = kind) => ({
  startTime,
  endTime,
  endsNextDay: endTime !== null && endTime < startTime,
  title,
  kind,
});

const sunday = [
  line("07:00", "16:45", "bus"),
  line("08:30", null, "gates"),
  line("09:40:00.000", "10:00", "practice", "Warm-up"),
  line("14:00", "14:45", "race", "TT"),
  line("15:10", null, "other", "Baan open"),
];
const timetable = [{ date: "2027-06-27", sessions: sunday }];
const lines = linesOf(timetable, "2027-06-27");
const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return boardAt(lines, hours * 60 + minutes);
};

test("the board: shows what is on with the minutes it still takes, and what comes next", () => {
  expect(at("14:30")).toMatchObject({
    now: { line: { title: "TT" }, left: 15, share: 30 / 45 },
    next: { title: "Baan open", start: 15 * 60 + 10 },
  });
});

test("the board: shows nothing between two sessions, and from the very minute of an end", () => {
  expect(at("11:00")).toMatchObject({ now: null, next: { title: "TT" } });
  expect(at("10:00").now).toBeNull();
  expect(at("09:40").now?.line.title).toBe("Warm-up");
});

test("the board: something without an end lasts an hour when nothing follows, and has no minutes left", () => {
  expect(at("16:09").now).toMatchObject({ line: { title: "Baan open" }, left: null, share: null });
  expect(at("16:10")).toMatchObject({ now: null, next: null });
});

test("the board: something without an end is over an hour later, though nothing follows until the evening", () => {
  const day = linesOf(
    [{ date: "2027-06-27", sessions: [line("10:00", null, "race"), line("22:00", "23:00", "other", "Vuurwerk")] }],
    "2027-06-27",
  );
  expect(boardAt(day, 10 * 60 + 59).now?.line.title).toBe("race");
  expect(boardAt(day, 11 * 60)).toMatchObject({ now: null, running: [], next: { title: "Vuurwerk" } });
});

test("the board: gates and bus are no part of the programme", () => {
  expect(at("08:45")).toMatchObject({ now: null, next: { title: "Warm-up" } });
  expect(at("06:00")).toMatchObject({ gates: { state: "opens" }, bus: { state: "starts" } });
  expect(at("12:00")).toMatchObject({ gates: { state: "open" }, bus: { state: "runs" } });
  expect(at("16:45").bus).toMatchObject({ state: "gone" });
  const shut = linesOf([{ date: "2027-06-27", sessions: [line("08:00", "10:00", "gates")] }], "2027-06-27");
  expect(boardAt(shut, 12 * 60)).toEqual({
    now: null,
    running: [],
    next: null,
    gates: { state: "closed", line: shut[0] },
    bus: null,
  });
});

test("the board: what runs past midnight is on the board of the day after too", () => {
  const night = [{ date: "2027-08-21", sessions: [line("23:45", "00:15", "other", "Vuurwerk")] }];
  expect(boardAt(linesOf(night, "2027-08-22"), 10).now).toMatchObject({ line: { title: "Vuurwerk" }, left: 5 });
  expect(boardAt(linesOf(night, "2027-08-21"), 23 * 60 + 50).now).toMatchObject({ left: 25 });
  expect(clockOf(linesOf(night, "2027-08-21")[0]?.end ?? 0)).toBe("00:15");
  expect(clockOf(-15)).toBe("23:45");
});

test("the board: minutes are those of the circuit's clock, in summer and winter, also past midnight", () => {
  expect(minuteOfDay(Date.parse("2027-06-27T12:30:00Z"), "2027-06-27")).toBe(14 * 60 + 30);
  expect(minuteOfDay(Date.parse("2027-12-12T12:30:00Z"), "2027-12-12")).toBe(13 * 60 + 30);
  expect(minuteOfDay(Date.parse("2027-06-27T22:10:00Z"), "2027-06-27")).toBe(24 * 60 + 10);
  expect(minuteOfDay(Date.parse("2027-06-26T21:50:00Z"), "2027-06-27")).toBe(-10);
});
