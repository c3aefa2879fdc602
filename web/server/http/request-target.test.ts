import { expect, test } from "vitest";
import { canonicalTarget } from "./request-target.ts";

test.each(["/", "/nieuws", "/en/news?page=2", "/nieuws/_.data?_routes=nl%2Fslug", "/%6Eieuws.data", "/a_b-c.d~e"])(
  "%s is asked for as it is",
  (target) => expect(canonicalTarget(target)).toBe(target),
);

test.each([
  ["/nieuws/?page=2&x=%C3%A9", "/nieuws?page=2&x=%C3%A9"],
  ["//evil.example/", "/evil.example"],
  ["/x/../nieuws.data?a", "/nieuws.data?a"],
  ["/caf\u00c3\u00a9", "/caf%C3%A9"],
])("%s has moved to %s", (target, to) => {
  expect(canonicalTarget(target)).toBe(to);
});

test.each(["*", "", "http://circuit.example/nieuws", "/\\evil.example/nieuws", "/a%00", "/%", "/nieuws#a", "/\u00ff"])(
  "%s can't be read",
  (target) => expect(canonicalTarget(target)).toBe(400),
);

test("an address longer than any of ours is too long", () => {
  expect(canonicalTarget(`/${"a".repeat(2048)}`)).toBe(414);
  expect(canonicalTarget(`/?${"a".repeat(8192)}`)).toBe(414);
});
