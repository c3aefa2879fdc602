import { expect, test } from "vitest";
import { describeResult, mergeTries, parseReport } from "./test-reports.ts";

const tries = [{ errors: [{ message: "\u001B[31mexpected 1\u001B[39m\nreceived 2" }] }, { errors: [] }];
const spec = (title: string, status: string) => ({
  title,
  file: "gate/cart.spec.ts",
  line: 7,
  tests: [{ status, results: status === "expected" ? [{ errors: [] }] : tries }],
});
const playwright = (...specs: ReturnType<typeof spec>[]) => ({
  suites: [{ suites: [{ specs }] }],
  errors: [],
  stats: {},
});

const vitest = {
  success: false,
  testResults: [
    {
      name: "/site/web/cart.test.ts",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "a cart keeps its lines", failureMessages: [] },
        { status: "failed", fullName: "a cart adds up", failureMessages: ["expected 3 to be 4"] },
        { status: "pending", fullName: "a cart of the morrow", failureMessages: [] },
      ],
    },
    { name: "/site/web/broken.test.ts", status: "failed", message: "no such module", assertionResults: [] },
  ],
};

const outcomesOf = (results: ReturnType<typeof parseReport>) => results.map(({ outcome }) => outcome);

test("a journey that failed is named with its line and why, without colours; one that passed later is flaky", () => {
  const results = parseReport(
    playwright(spec("a", "expected"), spec("b", "flaky"), spec("c", "unexpected"), spec("d", "skipped")),
  );
  expect(outcomesOf(results)).toEqual(["passed", "flaky", "failed"]);
  expect(results.slice(1).map(describeResult)).toEqual([
    "gate/cart.spec.ts:7 › b\n  expected 1\n  received 2",
    "gate/cart.spec.ts:7 › c\n  expected 1\n  received 2",
  ]);
});

test("a test of Vitest that failed is named with why, and a file that didn't load too", () => {
  const failed = parseReport(vitest).filter(({ outcome }) => outcome === "failed");
  expect(failed.map(describeResult)).toEqual([
    "/site/web/cart.test.ts › a cart adds up\n  expected 3 to be 4",
    "/site/web/broken.test.ts › \n  no such module",
  ]);
});

test("what failed and passed when its file was tried again is flaky; what failed twice, or wasn't tried, failed", () => {
  const first = parseReport(vitest);
  const again = (status: string) =>
    parseReport({
      testResults: [
        { name: "/site/web/cart.test.ts", assertionResults: [{ status, fullName: "a cart adds up" }] },
        { name: "/site/web/broken.test.ts", assertionResults: [{ status: "passed", fullName: "it loads" }] },
      ],
    });
  expect(outcomesOf(mergeTries(first, again("passed")))).toEqual(["passed", "flaky", "flaky"]);
  expect(outcomesOf(mergeTries(first, again("failed")))).toEqual(["passed", "failed", "flaky"]);
  expect(outcomesOf(mergeTries(first, []))).toEqual(["passed", "failed", "failed"]);
});

test("a run that broke outside its tests never counts as sound", () => {
  expect(outcomesOf(parseReport({ success: false, testResults: [] }))).toEqual(["failed"]);
  expect(outcomesOf(parseReport({ ...playwright(), errors: [{ message: "no browser" }] }))).toEqual(["failed"]);
});

test("a test in quarantine is told and fails no run, until its day has passed", () => {
  const of = (day: string) => parseReport(playwright(spec(`a @quarantine-${day}`, "unexpected")));
  expect(outcomesOf([...of("2999-01-01"), ...of("2026-01-01")])).toEqual(["flaky", "failed"]);
});
