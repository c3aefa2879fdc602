import { expect, test } from "vitest";
import { cleanPath, lowerCasePath, ownPath } from "./site-path.ts";

test.each([
  ["/", "/"],
  ["/nieuws", "/nieuws"],
  ["/nieuws/", "/nieuws"],
  ["/en/", "/en"],
  ["//evil.example/", "/evil.example"],
  ["/a//b/", "/a/b"],
])("R12 %s becomes %s", (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

test.each([
  ["/home", "/"],
  ["/home/", "/"],
  ["/en/home", "/en"],
  ["/home-game", "/home-game"],
  ["/EN/Home", "/en/Home"],
  ["/ENERGIE", "/ENERGIE"],
])("R11 %s leads to %s", (path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

test.each([
  ["/en/events?type=x#top", "/en/events?type=x#top"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/\t/evil.example", null],
  ["https://evil.example", null],
  ["javascript:alert(1)", null],
  [null, null],
])("E03 the return address %j is taken as %j", (path, own) => {
  expect(ownPath(path)).toBe(own);
});

test.each([
  ["/Tickets", "/tickets"],
  ["/NIEUWS/%C3%89%c3%a9N", "/nieuws/%C3%89%c3%a9n"],
  ["/nieuws", "/nieuws"],
])("%s in small letters is %s", (path, lower) => {
  expect(lowerCasePath(path)).toBe(lower);
});
