import { readFile } from "node:fs/promises";
import { toldFailure } from "./failed-tests.ts";
import { playwrightTests } from "./playwright-report.ts";

/** Tests of one run that may pass at the second try only: more are a fault of the product, or of the tests. */
const most = 3;

/**
 * Prints which tests of a run passed at the second try only, and why the first failed.
 *
 * @param file - JSON report of Playwright.
 * @throws {Error} They are too many.
 */
export async function tellSecondTries(file: string): Promise<void> {
  const report: unknown = JSON.parse(await readFile(file, "utf8"));
  const late = playwrightTests(report, "flaky").map(({ name, message }) => toldFailure(name, message));
  if (late.length === 0) return;
  process.stdout.write(`Passed at the second try only:\n${late.map((text) => `${text}\n`).join("")}`);
  if (late.length > most) throw new Error(`${late.length} tests passed at the second try only; ${most} may`);
}
