import { expect, test } from "vitest";
import { isNewsletterHidden } from "./newsletter-visibility.ts";

test.each([
  ["/tickets", ["tickets"], "/", true],
  ["/en/tickets", ["tickets"], "/en", true],
  ["/en/tickets", ["tickets"], "/", false],
  ["/tickets", ["tickets"], "/en", false],
  ["/posters/gezocht", ["posters"], "/", false],
  ["/posters/gezocht", ["posters/gezocht"], "/", true],
  ["/", ["home"], "/", true],
  ["/en", ["home"], "/en", true],
  ["/tickets", [], "/", false],
])("L11 at %s with hidden pages %j of %s: hidden is %s", (pathname, slugs, home, expected) => {
  expect(isNewsletterHidden(pathname, slugs, home, "home")).toBe(expected);
});
