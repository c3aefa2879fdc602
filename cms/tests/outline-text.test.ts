import { expect, test } from "vitest";
import { readOutline } from "../src/content/circuit/outline-text.ts";

test.each([
  ["1, 2\n3.5, -4", "[[1,2],[3.5,-4]]"],
  ["1,5; 2,5\n\n3 4\n", "[[1.5,2.5],[3,4]]"],
  ["1,2", "[[1,2]]"],
  ["", "[]"],
  ["1, 2, 3", "null"],
  ["één, twee", "null"],
  ["1e9, 2", "null"],
])("an outline is read as editors type it: %j", (text, corners) => {
  expect(JSON.stringify(readOutline(text))).toBe(corners);
});
