import { expect, test } from "vitest";
import { isDutchPostcode } from "./postcode.ts";

test.each(["9401 HZ", "9401hz", " 9401  Hz ", "94 01 HZ", "NL-9401 HZ"])("%s is a Dutch postcode", (text) => {
  expect(isDutchPostcode(text)).toBe(true);
});

test.each(["", "99", "9401", "0401 HZ", "9401 H", "9401 HZZ", "HZ 9401", "B-2000"])("%s isn't", (text) => {
  expect(isDutchPostcode(text)).toBe(false);
});
