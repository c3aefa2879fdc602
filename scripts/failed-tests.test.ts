import { expect, test } from "vitest";
import { failuresOf } from "./failed-tests.ts";
import { playwrightTests } from "./playwright-report.ts";

const results = [
  { error: { message: "first try" } },
  { error: { message: "\u001B[31mexpected 1\u001B[39m\nreceived 2" } },
];
const triesOf = (status: string) => (status === "flaky" ? [{ error: { message: "too slow" } }, {}] : results);
const spec = (title: string, status: string) => ({
  title,
  file: "cart.spec.ts",
  tests: [{ status, results: triesOf(status) }],
});
const playwright = {
  suites: [
    { suites: [{ specs: ["expected", "flaky", "unexpected"].map((status, index) => spec(`test ${index}`, status)) }] },
  ],
};

const vitest = {
  testResults: [
    {
      name: "/site/web/cart.test.ts",
      message: "",
      assertionResults: [
        { status: "passed", fullName: "a cart keeps its lines", failureMessages: [] },
        { status: "failed", fullName: "a cart adds up", failureMessages: ["expected 3 to be 4"] },
      ],
    },
    { name: "/site/web/broken.test.ts", message: "no such module", assertionResults: [] },
  ],
};

test("a journey that failed is named, with why its last try failed and without colours; one that passed later, after it", () => {
  expect(failuresOf(playwright)).toEqual([
    "cart.spec.ts › test 2\n  expected 1\n  received 2",
    "At the first try: cart.spec.ts › test 1\n  too slow",
  ]);
});

test("a journey that passed at the second try is named apart", () => {
  expect(playwrightTests(playwright, "flaky").map(({ name }) => name)).toEqual(["cart.spec.ts › test 1"]);
});

test("a test of Vitest that failed is named with why, and a file that didn't load too", () => {
  expect(failuresOf(vitest)).toEqual([
    "cart.test.ts › a cart adds up\n  expected 3 to be 4",
    "broken.test.ts\n  no such module",
  ]);
});

test("a report that isn't known names nothing", () => {
  expect(failuresOf({ passed: 3 })).toEqual([]);
});
