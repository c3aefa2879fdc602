import { expect, test } from "vitest";
import { canonicalPath } from "@circuit/contract/urls/canonical-path";
import { lowerCasePath, toOwnPath } from "./site-path.ts";

test.each([
  ["/", "/"],
  ["/nieuws", "/nieuws"],
  ["/nieuws/", "/nieuws"],
  ["/en/", "/en"],
  ["//evil.example/", "/evil.example"],
  ["/a//b/", "/a/b"],
  ["/x/../nieuws", "/nieuws"],
  ["/%2e%2e/./nieuws", "/nieuws"],
  ["/%6Eieuws", "/nieuws"],
  ["/caf\u00e9", "/caf%C3%A9"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/cafe%CC%81", "/caf%C3%A9"],
  ["/a:b@c;d=e", "/a:b@c;d=e"],
  ["/%3Cscript%3E[", "/%3Cscript%3E%5B"],
])("R12 %s becomes %s", (path, clean) => {
  expect(canonicalPath(path)).toBe(clean);
});

test.each([
  ["/home", "/"],
  ["/home/", "/"],
  ["/en/home", "/en"],
  ["/home-game", "/home-game"],
  ["/EN/Home", "/en/Home"],
  ["/ENERGIE", "/ENERGIE"],
])("R11 %s leads to %s", (path, clean) => {
  expect(canonicalPath(path)).toBe(clean);
});

test("what is no path can't be read", () => {
  const broken = ["/%", "/%E0%A4%A", "/a%00b", "/a%2Fb", "/a%5cb"];
  const others = ["/\\evil.example", "nieuws", "", "*", "http://evil.example/"];
  expect([...broken, ...others].filter((path) => canonicalPath(path) !== null)).toEqual([]);
});

test.each([
  ["/en/events?type=x#top", "/en/events?type=x#top"],
  ["/en/events/", "/en/events"],
  ["/..//evil.example", "/evil.example"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/\t/evil.example", null],
  ["https://evil.example", null],
  ["javascript:alert(1)", null],
  [null, null],
])("E03 the return address %j is taken as %j", (path, own) => {
  expect(toOwnPath(path)).toBe(own);
});

test.each([
  ["/Tickets", "/tickets"],
  ["/NIEUWS/%C3%89%c3%a9N", "/nieuws/%C3%89%c3%a9n"],
  ["/nieuws", "/nieuws"],
])("%s in small letters is %s", (path, lower) => {
  expect(lowerCasePath(path)).toBe(lower);
});
