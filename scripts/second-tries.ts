import { readFile } from "node:fs/promises";
import { playwrightTests } from "./playwright-report.ts";

/** Tests of one run that may pass at the second try only: more are a fault of the product, or of the tests. */
const most = 3;

/**
 * Prints which tests of a run passed at the second try only.
 *
 * @param file - JSON report of Playwright.
 * @throws {Error} They are too many.
 */
export async function tellSecondTries(file: string): Promise<void> {
  const report: unknown = JSON.parse(await readFile(file, "utf8"));
  const late = playwrightTests(report, "flaky").map(({ name }) => name);
  if (late.length === 0) return;
  process.stdout.write(`Passed at the second try only:\n${late.map((line) => `  ${line}\n`).join("")}`);
  if (late.length > most) throw new Error(`${late.length} tests passed at the second try only; ${most} may`);
}
