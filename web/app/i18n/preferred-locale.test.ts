import { expect, test } from "vitest";
import { preferredLocale } from "./preferred-locale.ts";

test.each([
  [null, "en-GB,en;q=0.9", "en"],
  [null, "nl-NL,nl;q=0.9,en;q=0.8", "nl"],
  [null, "de-DE,de;q=0.9,en;q=0.5", "en"],
  [null, "nl;q=0.3,en;q=0.8", "en"],
  [null, "en;q=0,nl", "nl"],
  [null, null, "nl"],
  [null, ";;;,,q=x", "nl"],
])("R02 with cookie %j and browser languages %j the visitor gets %s", (cookie, languages, locale) => {
  expect(preferredLocale(cookie, languages)).toBe(locale);
});

test("R02 the saved choice wins over the browser's, unless it is no language of the site", () => {
  expect(preferredLocale("a=b; locale=en; c=d", "nl")).toBe("en");
  expect(preferredLocale("locale=xx", "en")).toBe("en");
});
