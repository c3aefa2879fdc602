import { expect, test } from "vitest";
import { admissionDays } from "./admission-days.ts";
import { admissionKeySchema } from "./admission.ts";

test.each(["2027-06-25", "2027-06-25_2027-06-27", "2028-02-29", "2027-06-25_2027-07-08"])("S06 %s is a key", (key) => {
  expect(admissionKeySchema.safeParse(key).success).toBe(true);
  expect(admissionDays(key)[0]).toBe(key.slice(0, 10));
});

test.each([
  "2027-99-99",
  "2027-06-31",
  "2027-02-29",
  "2027-06-27_2027-06-25",
  "2027-06-25_2027-07-09",
  "0000-00-00",
  "2027-06-25_",
  "",
])("S06 %s is none, whoever sends it", (key) => {
  expect(admissionKeySchema.safeParse(key).success).toBe(false);
});
