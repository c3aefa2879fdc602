import { expect, test } from "vitest";
import { isSubscriptionPath, newsletterPaths } from "./newsletter-paths.ts";

test("every page about signing up is known as one, in both languages", () => {
  expect(Object.values(newsletterPaths).map(isSubscriptionPath)).toEqual([true, true]);
  expect(["/aanmelding/bevestigen/abc", "/nieuws/aanmelding", "/en", "/aanmelding"].map(isSubscriptionPath)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
