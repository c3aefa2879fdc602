import { expect, test } from "vitest";
import { formatConsent, parseConsent } from "./parse-consent.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2031, 4, 1);

test.each(["granted", "refused"] as const)("C17 a visitor who %s is not asked again for 180 days", (choice) => {
  const stored = formatConsent(choice, now);
  expect(parseConsent(stored, now)).toBe(choice);
  expect(parseConsent(stored, now + 180 * day - 1)).toBe(choice);
  expect(parseConsent(stored, now + 180 * day)).toBe("unknown");
});

test.each([
  null,
  "",
  "granted",
  `0 granted ${now}`,
  `1 granted ${now + day}`,
  `1 granted`,
  `1 perhaps ${now}`,
  `1 granted ${now} and more`,
])("C17 %j is no answer, so nothing is measured", (stored) => {
  expect(parseConsent(stored, now)).toBe("unknown");
});
