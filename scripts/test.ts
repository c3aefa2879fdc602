import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { affectedChecks } from "./affected-checks.ts";
import type { CheckContext } from "./check-context.ts";
import { checks } from "./checks.ts";
import { readFailures, recordRun } from "./last-run.ts";
import { createProgress, seconds } from "./progress.mjs";
import { runToExit } from "./run-to-exit.ts";
import { describeResult, isQuarantined, readResults, type TestResult } from "./test-reports.ts";

const root = path.resolve(import.meta.dirname, "..");
const evidence = path.join(root, ".cache");
const reports = path.join(evidence, "reports");

/** Highest share of flaky tests with which a run passes. */
const maxFlaky = 0.02;

interface Plan {
  /** Checks by name, each with parameters for its test runner. */
  checks: ReadonlyMap<string, readonly string[]>;
  isWhole: boolean;
  /** Whether the run decides if the commit passes, as a run of all checks of the gate does. */
  isVerdict: boolean;
}

interface Outcome {
  name: string;
  /** Duration, in milliseconds. */
  took: number;
  /** Error message; `null` when it passed. */
  failure: string | null;
  results: TestResult[];
}

/**
 * `npm test`: the gate. `npm test -- --failed`: failures of the last run. `npm run test:all`: everything. `npm run
 * test:affected [commit]`: checks besides the gate for the changes since a commit. `npm test [names] [parameters]`: the
 * named checks, with parameters for the test runner.
 *
 * @returns The exit code.
 */
async function test(): Promise<number> {
  const plan = planOf(process.argv.slice(2));
  for (const folder of [reports, path.join(evidence, "traces")]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const progress = createProgress();
  process.env["E2E_TURN"] = git("rev-list", "--count", "HEAD");

  const names = [...plan.checks.keys()];
  const begun = new Map<string, Promise<Outcome>>();
  const begin = (name: string): Promise<Outcome> => {
    const parameters = plan.checks.get(name) ?? [];
    const outcome = begun.get(name) ?? run(name, { root, reports, progress, parameters, isWhole: plan.isWhole });
    begun.set(name, outcome);
    return outcome;
  };
  const outcomes: Outcome[] = [];
  for (const name of names) {
    const isBuildMissing = checks[name]?.needsBuilds === true && outcomes.some(isFailedBuild);
    if (isBuildMissing) continue;
    for (const other of names) if (other === name || checks[other]?.startsWithCheck === name) void begin(other);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, but for those that begin with another
    outcomes.push(await begin(name));
  }
  return summarise(outcomes, plan, progress.elapsed());
}

const isFailedBuild = ({ name, failure }: Outcome) => name === "builds" && failure !== null;

async function run(name: string, context: CheckContext): Promise<Outcome> {
  const check = checks[name];
  if (check === undefined) throw new Error(`There is no check ${name}: there are ${Object.keys(checks).join(", ")}`);
  const from = context.progress.elapsed();
  let failure: string | null = null;
  try {
    await context.progress.step(check.label, () => check.run(context));
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const results = await readResults(reports, name);
  // The runner also fails when only quarantined tests failed.
  if (results.some(isQuarantined) && results.every(({ outcome }) => outcome !== "failed")) failure = null;
  return { name, took: context.progress.elapsed() - from, failure, results };
}

function planOf(words: readonly string[]): Plan {
  const [first, ...rest] = words;
  const ofTiers = (...tiers: string[]) =>
    new Map(Object.entries(checks).flatMap(([name, { tier }]) => (tiers.includes(tier) ? [[name, rest]] : [])));
  if (first === undefined) return { checks: ofTiers("gate"), isWhole: false, isVerdict: true };
  if (first === "--all") return { checks: ofTiers("gate", "whole"), isWhole: true, isVerdict: true };
  if (first === "--failed") return { checks: readFailures(), isWhole: true, isVerdict: false };
  if (first === "--affected") {
    const since = rest[0] ?? "HEAD~1";
    const changed = git("diff", "--name-only", since).split("\n");
    return { checks: affectedChecks(root, changed), isWhole: true, isVerdict: false };
  }
  const count = words.findIndex((word) => !(word in checks));
  const [named, parameters] = count === -1 ? [words, []] : [words.slice(0, count), words.slice(count)];
  if (named.length === 0) throw new Error(`There is no check ${first}: there are ${Object.keys(checks).join(", ")}`);
  return { checks: new Map(named.map((name) => [name, parameters])), isWhole: parameters.length > 0, isVerdict: false };
}

/** Prints durations, failures, flaky tests and the final line for continuous integration. @returns The exit code. */
async function summarise(outcomes: readonly Outcome[], plan: Plan, elapsed: number): Promise<number> {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const results = outcomes.flatMap((outcome) => outcome.results);
  const of = (outcome: TestResult["outcome"]) => results.filter((result) => result.outcome === outcome);
  const [passed, flaky, failures] = [of("passed"), of("flaky"), of("failed")];
  const isTooFlaky = flaky.length > results.length * maxFlaky;
  const isSound = failed.length === 0 && !isTooFlaky;

  const row = (label: string, took: number, end = "") =>
    `  ${label.padEnd(30)}${seconds(took).padStart(9)}${end === "" ? "" : `   ${end}`}`;
  const times = outcomes.map(({ name, took, failure }) =>
    row(checks[name]?.label ?? name, took, failure === null ? "" : "FAILED"),
  );
  const lines = ["", ...times, row("Together", elapsed), ""];
  if (failures.length > 0) lines.push(...failures.map(describeResult), "");
  lines.push(...failed.map(({ failure }) => failure ?? ""));
  if (flaky.length > 0) lines.push("", `Flaky, ${flaky.length} of ${results.length}:`, ...flaky.map(describeResult));
  if (isTooFlaky) lines.push(`More than ${maxFlaky * 100} % of the tests were flaky`);
  // A failed check without tests, such as lint, counts as one failure.
  const failedCount = isSound ? 0 : Math.max(failures.length, failed.length, 1);
  lines.push("", `${passed.length + flaky.length} passed, ${failedCount} failed`);
  const text = `${lines.join("\n")}\n`;
  process.stdout.write(text);

  const commit = `${git("rev-parse", "HEAD")}${git("status", "--porcelain") === "" ? "" : "+changes"}`;
  const filesOf = ({ results: own }: Outcome) =>
    own.filter(({ outcome, file }) => outcome === "failed" && file !== "").map(({ file }) => file);
  recordRun({
    evidence,
    summary: text,
    verdict: plan.isVerdict ? `${commit} ${isSound ? "passed" : "failed"}` : null,
    failures: new Map(failed.map((outcome) => [outcome.name, filesOf(outcome)])),
    flaky: flaky.map(({ file, title }) => `${file} › ${title}`),
    minutes: elapsed / 60_000,
  });
  return isSound ? 0 : 1;
}

/** Runs git and returns its output; empty outside a repository. */
function git(...parameters: string[]): string {
  try {
    return execFileSync("git", parameters, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}

// The exit listeners end the services that a check started. `on` instead of `once`: a second signal must not kill this
// process before that.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(130));
await runToExit(test);
