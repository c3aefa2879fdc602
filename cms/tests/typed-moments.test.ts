import { expect, test } from "vitest";
import { dateShape, isDate, isTime, tidyDate, tidyTime } from "../src/admin/typed-moments.ts";

const dutch = dateShape("nl");

test.each([
  ["24/11/2026", "24-11-2026"],
  ["24.11.2026", "24-11-2026"],
  ["24 11 2026", "24-11-2026"],
  [" 24-11-2026", "24-11-2026"],
  ["4-1-26", "4-1-26"],
])("the day %s is read as %s", (typed, read) => {
  expect(tidyDate(typed, dutch)).toBe(read);
  expect(isDate(read, dutch)).toBe(true);
});

test.each(["31-02-2026", "24-13-2026", "2026-11-24", "24-11-2150", "24-11-1026", "24-11", "24112026", "29-02-2027"])(
  "%s is no day",
  (typed) => expect(isDate(typed, dutch)).toBe(false),
);

test("in English the month comes first, as in Strapi's field", () => {
  const english = dateShape("en");
  expect(tidyDate("11-24-2026", english)).toBe("11/24/2026");
  expect(isDate("11/24/2026", english)).toBe(true);
  expect(isDate("24/11/2026", english)).toBe(false);
});

test.each([
  ["9.30", "9:30"],
  ["9u30", "9:30"],
  ["09:30", "09:30"],
  ["9", "9"],
  ["23,59", "23:59"],
])("the time %s is read as %s", (typed, read) => {
  expect(tidyTime(typed)).toBe(read);
  expect(isTime(read)).toBe(true);
});

test.each(["24:00", "9:60", "930", "0930", "9:30:00"])("%s is no time", (typed) => expect(isTime(typed)).toBe(false));
