import { readFile } from "node:fs/promises";

/** Tests of one run that may pass at the second try only: more are a fault of the product, or of the tests. */
const most = 3;

/**
 * Reads which tests passed at the second try only.
 *
 * @param report - JSON report of Playwright.
 * @returns A line for each: its file and title.
 */
export function secondTries(report: unknown): string[] {
  if (typeof report !== "object" || report === null) return [];
  if (Array.isArray(report)) return report.flatMap(secondTries);
  const { title, file, tests, specs = [], suites = [] }: Partial<Record<string, unknown>> = { ...report };
  const isLate = Array.isArray(tests) && tests.some((test: object) => Reflect.get(test, "status") === "flaky");
  return [...(isLate ? [`${String(file)} › ${String(title)}`] : []), ...secondTries(specs), ...secondTries(suites)];
}

/**
 * Prints which tests of a run passed at the second try only.
 *
 * @param file - JSON report of Playwright.
 * @throws {Error} They are too many.
 */
export async function tellSecondTries(file: string): Promise<void> {
  const report: unknown = JSON.parse(await readFile(file, "utf8"));
  const late = secondTries(report);
  if (late.length === 0) return;
  process.stdout.write(`Passed at the second try only:\n${late.map((line) => `  ${line}\n`).join("")}`);
  if (late.length > most) throw new Error(`${late.length} tests passed at the second try only; ${most} may`);
}
