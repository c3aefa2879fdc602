import { expect, test } from "vitest";
import { ProcessedChanges } from "./processed-changes.ts";

const numbered = (...cursors: number[]) => cursors.map((cursor) => ({ cursor }));

function processedUpTo(cursor: number): ProcessedChanges {
  const known = new ProcessedChanges();
  known.startFrom(cursor);
  return known;
}

test("changes that come in order are known as they come", () => {
  const known = processedUpTo(5);
  known.begin(numbered(6, 7));
  expect(known.cursor).toBe(5);
  expect(known.end(numbered(6, 7), true)).toBe(false);
  expect(known.cursor).toBe(7);
});

test("one that comes early waits for those before it", () => {
  const known = processedUpTo(5);
  expect(known.end(numbered(7), true)).toBe(true);
  expect(known.cursor).toBe(5);
  expect(known.end(numbered(6), true)).toBe(false);
  expect(known.cursor).toBe(7);
});

test("of the log only those are lost that nobody told of", () => {
  const known = processedUpTo(5);
  known.begin(numbered(7));
  known.end(numbered(8), true);
  expect(known.compare(numbered(6, 7, 8))).toEqual(numbered(6));
  expect(known.cursor).toBe(5);
});

test("numbers that the log doesn't have are no gap", () => {
  const known = processedUpTo(5);
  known.end(numbered(9), true);
  expect(known.compare(numbered(9))).toEqual([]);
  expect(known.cursor).toBe(9);
  expect(known.end(numbered(10), true)).toBe(false);
});

test("what failed is as if nobody had told of it", () => {
  const known = processedUpTo(5);
  known.begin(numbered(6));
  expect(known.end(numbered(6), false)).toBe(false);
  expect(known.compare(numbered(6))).toEqual(numbered(6));
});

test("a change that is known already changes nothing", () => {
  const known = processedUpTo(5);
  expect(known.end(numbered(3), true)).toBe(false);
  expect(known.cursor).toBe(5);
});
