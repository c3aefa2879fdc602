import { expect, test } from "vitest";
import { isTagKnown } from "../src/conditional-request.ts";

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', '"a"', true],
  ['"b","a"', '"a"', true],
  ["*", '"a"', true],
  [" * ", '"a"', true],
  ['"b"', '"a"', false],
  ['"a', '"a"', false],
  ["", '"a"', false],
  ["*", null, false],
  [undefined, '"a"', false],
])("of %s the client has %s: %s", (asked, etag, isKnown) => {
  expect(isTagKnown(asked, etag)).toBe(isKnown);
});
