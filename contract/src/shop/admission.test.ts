import { expect, test } from "vitest";
import { admissionDays, isTooLateToSell } from "./admission-days.ts";
import { admissionKeySchema } from "./admission.ts";

test.each(["2027-06-25", "2027-06-25_2027-06-27", "2028-02-29", "2027-06-25_2027-07-08"])("S06 %s is a key", (key) => {
  expect(admissionKeySchema.safeParse(key).success).toBe(true);
  expect(admissionDays(key)[0]).toBe(key.slice(0, 10));
});

test.each([
  ["before its event", "2027-06-24T10:00:00Z", "2027-06-24", false],
  ["on its first day", "2027-06-25T21:59:00Z", "2027-06-25", false],
  ["once that is over", "2027-06-25T22:00:00Z", "2027-06-26", true],
])("S06 %s an admission is over, or not", (_, moment, day, over) => {
  expect(isTooLateToSell("2027-06-25", new Date("2027-06-27T16:00:00Z"), new Date(moment), day)).toBe(over);
});

test("S06 with its event an admission is over at once", () => {
  const end = new Date("2027-06-25T16:00:00Z");
  expect(isTooLateToSell("2027-06-25", end, new Date("2027-06-25T15:59:59Z"), "2027-06-25")).toBe(false);
  expect(isTooLateToSell("2027-06-25", end, end, "2027-06-25")).toBe(true);
});

test("S06 an admission of days that don't exist, run backwards, or are too many is none, whoever sends it", () => {
  const days = ["2027-99-99", "2027-06-31", "2027-02-29", "0000-00-00", "2027-06-25_", ""];
  const keys = [...days, "2027-06-27_2027-06-25", "2027-06-25_2027-07-09"];
  expect(keys.filter((key) => admissionKeySchema.safeParse(key).success)).toEqual([]);
});
