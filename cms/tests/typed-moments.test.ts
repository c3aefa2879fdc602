import { expect, test } from "vitest";
import {
  dateShape,
  isUnreadable,
  readDay,
  readMoment,
  readTime,
  normalizeTyped,
  typedTextsOf,
  writeDate,
} from "../src/admin/typed-moments.ts";

const dutch = dateShape("nl");
const english = dateShape("en");

test.each([
  ["24-11-2026", "2026-11-24"],
  ["24/11/2026", "2026-11-24"],
  ["24.11.2026", "2026-11-24"],
  [" 24 - 11 - 2026 ", "2026-11-24"],
  ["4-1-26", "2026-01-04"],
  ["29-2-2028", "2028-02-29"],
  ["1-1-1900", "1900-01-01"],
  ["31-12-2099", "2099-12-31"],
  ["2026-11-24", "2026-11-24"],
])("an editor who types %s means %s", (typed, text) => expect(readDay(typed, dutch)).toEqual({ text }));

test.each([
  ["31-2-2027", "day.unknown"],
  ["29-2-2027", "day.unknown"],
  ["0-5-2026", "day.unknown"],
  ["11-24-2026", "day.unknown"],
  ["31-2-2205", "day.unknown"],
  ["12-6-2205", "day.far"],
  ["12-6-1899", "day.far"],
  ["12-6-20270", "day.far"],
  ["12-6-0026", "day.far"],
  ["abc", "day.unclear"],
  ["24-11", "day.unclear"],
  ["24112026", "day.unclear"],
  ["24-11-202", "day.unclear"],
  ["124-11-2026", "day.unclear"],
  ["24-11-2026-1", "day.unclear"],
  ["24 november 2026", "day.unclear"],
  ["‘24-11-2026’", "day.unclear"],
])("an editor who types %s for a day is told why it can’t be one: %s", (typed, refusal) =>
  expect(readDay(typed, dutch)).toEqual({ refusal }),
);

test("in English the month comes first, as in the panel’s lists", () => {
  expect(readDay("11/24/2026", english)).toEqual({ text: "2026-11-24" });
  expect(readDay("11-24-2026", english)).toEqual({ text: "2026-11-24" });
  expect(readDay("24/11/2026", english)).toEqual({ refusal: "day.unknown" });
  expect(writeDate(english, { day: "dd", month: "mm", year: "yyyy" })).toBe("mm/dd/yyyy");
  expect(writeDate(dutch, { day: "dd", month: "mm", year: "jjjj" })).toBe("dd-mm-jjjj");
});

test.each([
  ["9.30", "09:30"],
  ["9u30", "09:30"],
  ["09:30", "09:30"],
  ["9", "09:00"],
  ["9u", "09:00"],
  ["23,59", "23:59"],
  ["0:00", "00:00"],
])("an editor who types %s means the time %s", (typed, text) => expect(readTime(typed)).toEqual({ text }));

test.each([
  ["24:00", "time.unknown"],
  ["9:60", "time.unknown"],
  ["930", "time.unclear"],
  ["9:3", "time.unclear"],
  ["9:30:00", "time.unclear"],
  ["half tien", "time.unclear"],
])("an editor who types %s for a time is told why it can’t be one: %s", (typed, refusal) =>
  expect(readTime(typed)).toEqual({ refusal }),
);

test("a day and a time are those at the circuit, in summer and in winter", () => {
  const read = (day: string, time: string) => readMoment("datetime", { day, time }, dutch);
  expect(read("12-6-2027", "9.30")).toEqual({ value: "2027-06-12T07:30:00.000Z", refusals: {} });
  expect(read("12-12-2027", "0:15")).toEqual({ value: "2027-12-11T23:15:00.000Z", refusals: {} });
  expect(readMoment("date", { day: "12-6-2027", time: "" }, dutch)).toEqual({ value: "2027-06-12", refusals: {} });
  expect(typedTextsOf("datetime", "2027-12-11T23:15:00.000Z", dutch)).toEqual({ day: "12-12-2027", time: "00:15" });
});

test.each([
  ["12-6-2205", "10:00", { day: "day.far" }],
  ["", "10:00", { day: "day.missing" }],
  ["", "25:00", { day: "day.missing", time: "time.unknown" }],
  ["12-6-2027", "", { time: "time.missing" }],
  ["abc", "", { day: "day.unclear", time: "time.missing" }],
  ["abc", "x", { day: "day.unclear", time: "time.unclear" }],
  ["28-3-2027", "02:30", { time: "time.skipped" }],
])("‘%s’ with ‘%s’ is no moment, least of all one of today, and stays as it was typed", (day, time, refusals) => {
  const read = readMoment("datetime", { day, time }, dutch);
  expect(read.refusals).toEqual(refusals);
  expect(isUnreadable(read.value)).toBe(true);
  expect(new Date(String(read.value)).getTime()).toBeNaN();
  expect(typedTextsOf("datetime", read.value, dutch)).toEqual({ day, time });
  expect(typedTextsOf("datetime", read.value, english)).toEqual({ day, time });
});

test("empty fields are no moment, and nothing is wrong with them", () => {
  for (const kind of ["date", "datetime"] as const) {
    expect(readMoment(kind, { day: "", time: " " }, dutch)).toEqual({ value: null, refusals: {} });
    expect(typedTextsOf(kind, null, dutch)).toEqual({ day: "", time: "" });
  }
});

test("a field that is left shows what was read, beside what wasn’t", () => {
  const read = (day: string) => normalizeTyped("datetime", { day, time: "9u" }, dutch);
  expect(read("4/1/27")).toEqual({ day: "04-01-2027", time: "09:00" });
  expect(read("31/2/27")).toEqual({ day: "31/2/27", time: "09:00" });
});
