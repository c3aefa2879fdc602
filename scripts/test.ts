import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { checks } from "./checks.ts";
import { failedTests } from "./failed-tests.ts";
import { createProgress, seconds, startedAtVariable } from "./progress.mjs";
import { runToExit } from "./run-to-exit.ts";
import { countTests } from "./test-counts.ts";

const root = path.resolve(import.meta.dirname, "..");
const reports = path.join(root, ".cache/reports");

/**
 * `npm test [names] [parameters]`: runs the named checks, or all but the extra ones,
 * until one fails. The parameters go to the test runner.
 *
 * @returns Exit code: 0 when all went well.
 */
async function test(): Promise<number> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const progress = createProgress({ startedAt: Number(process.env[startedAtVariable] ?? Date.now()) });
  const { names, parameters } = selection(process.argv.slice(2));

  const outcomes: string[] = [];
  let failure: string | null = null;
  const begun = new Map<string, ReturnType<typeof whyFailed>>();
  const begin = (name: string) => {
    const outcome = begun.get(name) ?? whyFailed(name, parameters, progress);
    begun.set(name, outcome);
    return outcome;
  };
  for (const name of names) {
    const from = progress.elapsed();
    for (const other of names) if (other === name || checks[other]?.beginsWith === name) void begin(other);
    // oxlint-disable-next-line no-await-in-loop -- the quick ones first, until one fails
    failure = await begin(name);
    const took = seconds(progress.elapsed() - from).padStart(9);
    outcomes.push(`  ${(checks[name]?.label ?? name).padEnd(28)}${took}${failure === null ? "" : "   FAILED"}`);
    if (failure !== null) break;
  }
  await summarise(outcomes, failure, progress.elapsed());
  return failure === null ? 0 : 1;
}

async function whyFailed(
  name: string,
  parameters: readonly string[],
  progress: ReturnType<typeof createProgress>,
): Promise<string | null> {
  const check = checks[name];
  if (check === undefined) throw new Error(`There is no check ${name}: there are ${Object.keys(checks).join(", ")}`);
  try {
    await progress.step(check.label, () => check.run({ root, reports, progress, parameters }));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Splits the command line into names of checks, which come first, and parameters; see `test`. */
function selection(words: readonly string[]): { names: string[]; parameters: string[] } {
  const first = words.findIndex((word) => !(word in checks));
  const named = first === -1 ? [...words] : words.slice(0, first);
  const all = Object.entries(checks).flatMap(([name, { isExtra }]) => (isExtra === true ? [] : [name]));
  return { names: named.length > 0 ? named : all, parameters: first === -1 ? [] : words.slice(first) };
}

/** Prints the times, what failed, and last the line for continuous integration. A failed check without tests counts as one. */
async function summarise(outcomes: readonly string[], failure: string | null, elapsed: number): Promise<void> {
  const { passed, failed } = await countTests(reports);
  const lines = ["", ...outcomes, `  ${"Together".padEnd(28)}${seconds(elapsed).padStart(9)}`, ""];
  if (failure !== null) lines.push(...(await failedTests(reports)), "", failure);
  lines.push(`${passed} passed, ${failure === null ? failed : Math.max(failed, 1)} failed`);
  process.stdout.write(`${lines.join("\n")}\n`);
}

// `process.exit` ends the services that a check started, through their exit listeners. `on` and not `once`: a signal
// often comes twice, and the second must not cut that short.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(130));
await runToExit(test);
