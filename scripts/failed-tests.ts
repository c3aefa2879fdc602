import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { playwrightTests } from "./playwright-report.ts";

/** Characters that are printed of a line: some hold a whole page. */
const mostCharacters = 300;

/** Lines that are printed of one message; what was expected and what was found come first. */
const mostLines = 12;

// Playwright's messages are coloured, for a terminal.
// oxlint-disable-next-line no-control-regex -- colours begin with the escape character
const colours = /\u001B\[[\d;]*m/gu;

/**
 * Reads which tests failed, from the reports of a run. The last lines of a run are often all that is kept of it.
 *
 * @param folder - Holds one `*.json` per run, of Vitest or of Playwright.
 * @returns A text for each: its file and title, and the first lines of the reason.
 */
export async function failedTests(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return texts.flatMap((text) => failuresOf(JSON.parse(text)));
}

/**
 * Reads which tests failed, from one report.
 *
 * @param report - Vitest's (as Jest's) or Playwright's JSON report.
 * @returns See `failedTests`.
 */
export function failuresOf(report: unknown): string[] {
  return [
    ...playwrightTests(report, "unexpected").map(({ name, message }) => toldFailure(name, message)),
    ...playwrightTests(report, "flaky").map(({ name, message }) => toldFailure(`At the first try: ${name}`, message)),
    ...listIn(report, "testResults").flatMap(failuresOfFile),
  ];
}

/** A file that doesn't load has a message, and no tests. */
function failuresOfFile(file: unknown): string[] {
  const name = textIn(file, "name").split("/").at(-1) ?? "";
  const tests = listIn(file, "assertionResults");
  if (tests.length === 0 && textIn(file, "message") !== "") return [toldFailure(name, textIn(file, "message"))];
  return tests
    .filter((test) => textIn(test, "status") === "failed")
    .map((test) => toldFailure(`${name} › ${textIn(test, "fullName")}`, listIn(test, "failureMessages").join("\n")));
}

/** A test's name, and beneath it the first lines of the reason. */
export function toldFailure(name: string, message: string): string {
  const lines = message.replaceAll(colours, "").split("\n").slice(0, mostLines);
  return [name, ...lines.map((line) => `  ${line.slice(0, mostCharacters)}`)].join("\n");
}

function listIn(value: unknown, key: string): unknown[] {
  const list: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return Array.isArray(list) ? list : [];
}

function textIn(value: unknown, key: string): string {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  return typeof text === "string" ? text : "";
}
