import { expect, test } from "vitest";
import { readingMinutes, wordCount } from "./reading-time.ts";

test("S04 words are counted without dashes and white space", () => {
  expect(wordCount("  Zes rijders – elk vijftig\nronden. ")).toBe(5);
  expect(wordCount("")).toBe(0);
});

test("S04 reading takes whole minutes, one at least", () => {
  expect(readingMinutes(0)).toBe(1);
  expect(readingMinutes(220)).toBe(1);
  expect(readingMinutes(560)).toBe(3);
});
