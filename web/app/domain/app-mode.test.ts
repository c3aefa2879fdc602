import { expect, test } from "vitest";
import { addAppMode } from "./app-mode.ts";

test.each([
  ["/nieuws", "/nieuws?app=1"],
  ["/nieuws?page=2#lijst", "/nieuws?page=2&app=1#lijst"],
  ["?type=autos", "?type=autos&app=1"],
  ["?", "?app=1"],
  ["/nieuws?app", "/nieuws?app"],
  ["#tijden", "#tijden"],
])("R15 in the app mode %s is %s", (href, address) => {
  expect(addAppMode(href)).toBe(address);
});
