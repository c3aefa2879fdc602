import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export interface TestCounts {
  passed: number;
  failed: number;
}

/**
 * Adds up the JSON reports of the test runners.
 *
 * @param folder - Holds one `*.json` per run, of Vitest or of Playwright.
 */
export async function countTests(folder: string): Promise<TestCounts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return sum(texts.map((text) => countReport(JSON.parse(text))));
}

/**
 * Reads the counts of one report.
 *
 * A run that broke outside a test, such as by a file that doesn't load, counts as one
 * failure even when no test failed.
 *
 * @param report - Vitest's (as Jest's) or Playwright's JSON report.
 * @throws {Error} It is neither.
 */
export function countReport(report: unknown): TestCounts {
  if (hasKeys(report, ["numPassedTests", "numFailedTests", "success"])) {
    const failed = Number(report.numFailedTests);
    return { passed: Number(report.numPassedTests), failed: report.success === true ? failed : Math.max(failed, 1) };
  }
  if (hasKeys(report, ["stats", "errors"]) && hasKeys(report.stats, ["expected", "unexpected", "flaky"])) {
    const { expected, unexpected, flaky } = report.stats;
    const broken = Array.isArray(report.errors) && report.errors.length > 0 ? 1 : 0;
    // Those that needed a second try passed; `second-tries.ts` judges how many may.
    return { passed: Number(expected) + Number(flaky), failed: Math.max(Number(unexpected), broken) };
  }
  throw new Error("A test report has a form that isn't known");
}

function sum(counts: readonly TestCounts[]): TestCounts {
  const add = (key: keyof TestCounts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: add("passed"), failed: add("failed") };
}

function hasKeys<Key extends string>(value: unknown, keys: readonly Key[]): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && keys.every((key) => key in value);
}
