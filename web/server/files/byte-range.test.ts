import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-30", { first: 70, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
])("%s of 100 bytes", (header, range) => {
  expect(readByteRange(header, 100)).toEqual(range);
});

test.each(["bytes=100-", "bytes=500-600", "bytes=-0"])("%s lies beyond 100 bytes", (header) => {
  expect(readByteRange(header, 100)).toBe("unsatisfiable");
});

test.each([null, "", "bytes=-", "bytes=0-1,3-4", "bytes=9-3", "lines=1-2", "bytes=a-b"])(
  "%s is the whole file",
  (header) => expect(readByteRange(header, 100)).toBeNull(),
);
