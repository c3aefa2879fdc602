import { expect, test } from "vitest";
import { countReport } from "./test-counts.ts";

const vitest = { numPassedTests: 12, numFailedTests: 2, numPendingTests: 1, success: false };
const playwright = { stats: { expected: 40, unexpected: 1, flaky: 2, skipped: 3 }, errors: [] };

test("a report of Vitest is counted", () => {
  expect(countReport(vitest)).toEqual({ passed: 12, failed: 2 });
});

test("a report of Playwright is counted", () => {
  expect(countReport(playwright)).toEqual({ passed: 42, failed: 1 });
});

test("a run that broke outside its tests never counts as fault-free", () => {
  expect(countReport({ ...vitest, numFailedTests: 0 })).toEqual({ passed: 12, failed: 1 });
  const broken = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: "no browser" }] };
  expect(countReport(broken)).toEqual({ passed: 0, failed: 1 });
});

test("a report of an unknown form is refused", () => {
  expect(() => countReport({ passed: 3 })).toThrow("form that isn't known");
});
