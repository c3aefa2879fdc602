import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Result of one test. */
export interface TestResult {
  /** File of the test, with the line if it is known; usable as a parameter of the test runner. */
  file: string;
  title: string;
  /** `flaky`: failed at first, and passed when it was retried. */
  outcome: "passed" | "failed" | "flaky";
  /** Message of the first failure; empty when it passed. */
  reason: string;
}

/** Matches the date until which a test is in quarantine: it then counts as flaky instead of failed. */
const quarantine = /@quarantine-(?<until>\d{4}-\d\d-\d\d)/u;

/** Limits for printing a failure message, some of which hold a whole page. */
const maxCharacters = 300;
const maxLines = 12;

// Escape codes of colours in Playwright's messages.
// oxlint-disable-next-line no-control-regex -- colours begin with the escape character
const colours = /\u001B\[[\d;]*m/gu;

/**
 * Reads the JSON reports of a check's runs.
 *
 * @param folder - Folder with the reports of Vitest and Playwright.
 * @param check - Name of the check, whose reports are `<check>.json` and `<check>-<number>.json`; retries of Vitest's
 *   failed files are in `<report>-again.json`.
 * @throws {Error} A report has an unknown format.
 */
export async function readResults(folder: string, check: string): Promise<TestResult[]> {
  const isOfCheck = new RegExp(String.raw`^${check}(?:-\d+)?\.json$`, "u");
  const names = await readdir(folder);
  const results = names
    .filter((name) => isOfCheck.test(name))
    .map(async (name) => {
      const again = name.replace(".json", "-again.json");
      const [first, second] = await Promise.all([
        readReport(path.join(folder, name)),
        names.includes(again) ? readReport(path.join(folder, again)) : [],
      ]);
      return mergeTries(first, second);
    });
  return (await Promise.all(results)).flat();
}

/** Reads the results of one JSON report. */
export async function readReport(file: string): Promise<TestResult[]> {
  const report: unknown = JSON.parse(await readFile(file, "utf8"));
  return parseReport(report);
}

/**
 * Extracts the results from a report.
 *
 * @param report - JSON report of Vitest (in Jest's format) or Playwright.
 * @throws {Error} It is neither.
 */
export function parseReport(report: unknown): TestResult[] {
  if (typeof report !== "object" || report === null || !("suites" in report || "testResults" in report)) {
    throw new Error("A test report has a form that isn't known");
  }
  const isPlaywright = "suites" in report;
  const results = isPlaywright
    ? listIn(report, "suites").flatMap(ofSuite)
    : listIn(report, "testResults").flatMap(ofFile);
  // An error outside the tests must count as a failure.
  const isBroken = isPlaywright ? listIn(report, "errors").length > 0 : "success" in report && report.success === false;
  if (!isBroken || results.some(({ outcome }) => outcome !== "passed")) return results.map(leaveQuarantined);
  const reason = listIn(report, "errors")
    .map((error) => textIn(error, "message"))
    .join("\n");
  return [...results, { file: "", title: "the run, outside its tests", outcome: "failed", reason }];
}

/** Merges the results of a run with those of a retry of its failed files. @param second - Empty without a retry. */
export function mergeTries(first: readonly TestResult[], second: readonly TestResult[]): TestResult[] {
  return first.map((result) => {
    if (result.outcome !== "failed") return result;
    const isSame = ({ file, title }: TestResult) => file === result.file && title === result.title;
    // A file that couldn't be loaded has a result without a title; all its tests must have passed in the retry.
    const again = second.filter((each) => isSame(each) || (result.title === "" && each.file === result.file));
    const hasPassed = again.length > 0 && again.every(({ outcome }) => outcome === "passed");
    return hasPassed ? { ...result, outcome: "flaky" } : result;
  });
}

/** Formats a test's name, and below it the first lines of its failure message. */
export function describeResult({ file, title, reason }: TestResult): string {
  const lines = reason.replaceAll(colours, "").split("\n").slice(0, maxLines);
  return [`${file} › ${title}`, ...lines.map((line) => `  ${line.slice(0, maxCharacters)}`)].join("\n");
}

/** Whether a test is in quarantine today. */
export function isQuarantined({ title }: TestResult): boolean {
  const until = quarantine.exec(title)?.groups?.["until"];
  return until !== undefined && new Date().toISOString().slice(0, 10) <= until;
}

const leaveQuarantined = (result: TestResult): TestResult =>
  result.outcome === "failed" && isQuarantined(result) ? { ...result, outcome: "flaky" } : result;

/** Reads the tests of one file in Vitest's report. A file that can't be loaded has a message, and no tests. */
function ofFile(file: unknown): TestResult[] {
  const name = textIn(file, "name");
  const tests = listIn(file, "assertionResults");
  if (tests.length === 0 && textIn(file, "status") === "failed") {
    return [{ file: name, title: "", outcome: "failed", reason: textIn(file, "message") }];
  }
  return tests.flatMap((test): TestResult[] => {
    const status = textIn(test, "status");
    if (status !== "passed" && status !== "failed") return [];
    const reason = listIn(test, "failureMessages").join("\n");
    return [{ file: name, title: textIn(test, "fullName"), outcome: status, reason }];
  });
}

const outcomes: Readonly<Record<string, TestResult["outcome"]>> = {
  expected: "passed",
  flaky: "flaky",
  unexpected: "failed",
};

/** Reads the tests of one file, or of a group in it, in Playwright's report. */
function ofSuite(suite: unknown): TestResult[] {
  const own = listIn(suite, "specs").flatMap((spec) =>
    listIn(spec, "tests").flatMap((test): TestResult[] => {
      const outcome = outcomes[textIn(test, "status")];
      if (outcome === undefined) return [];
      const errors = listIn(test, "results").flatMap((attempt) => listIn(attempt, "errors"));
      const file = `${textIn(spec, "file")}:${textIn(spec, "line")}`;
      return [{ file, title: textIn(spec, "title"), outcome, reason: textIn(errors[0], "message") }];
    }),
  );
  return [...own, ...listIn(suite, "suites").flatMap(ofSuite)];
}

function listIn(value: unknown, key: string): unknown[] {
  const list: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return Array.isArray(list) ? list : [];
}

function textIn(value: unknown, key: string): string {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === "string" || typeof text === "number" ? String(text) : "";
}
