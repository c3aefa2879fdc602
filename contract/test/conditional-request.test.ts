import { expect, test } from "vitest";
import { isTagKnown } from "../src/conditional-request.ts";

test("a client has a version that it names, weakly or among others, or any where it says so", () => {
  const all = ['"a"', 'W/"a"', '"b", W/"a"', '"b","a"', "*", " * "];
  expect(all.filter((asked) => !isTagKnown(asked, '"a"'))).toEqual([]);
  expect(isTagKnown('"a"', 'W/"a"')).toBe(true);
  expect(['"b"', '"a', "", undefined].filter((asked) => isTagKnown(asked, '"a"'))).toEqual([]);
  expect(isTagKnown("*", null)).toBe(false);
});
