import { expect, test } from "vitest";
import { translatedSearch } from "./translated-search.ts";

test.each([
  ["", ""],
  ["?page=2", "?page=2"],
  ["?utm_source=brief&q=hond+mee&app", "?q=hond+mee&app=1"],
  ["?from=2027-06-01&till=2027-06-30&sent=abc", "?from=2027-06-01&till=2027-06-30"],
  ["?page=02&type=../etc&from=ooit", ""],
  ["?type=motoren&month=2027-06&page=2", "?type=motoren&month=2027-06&page=2"],
])("R03 of %s the twin page gets %s", (search, kept) => {
  expect(translatedSearch(search)).toBe(kept);
});
