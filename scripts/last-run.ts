import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** Folder outside the checkout, so that it outlives a temporary clone. */
const cache = path.join(process.env["XDG_CACHE_HOME"] ?? path.join(homedir(), ".cache"), "circuit");
const lastRun = path.join(cache, "last-run");
const failuresFile = path.join(lastRun, "failures.txt");

export interface RunRecord {
  /** Folder with `reports/` and, if there are any, `traces/`. */
  evidence: string;
  summary: string;
  /** `<commit> passed` or `<commit> failed`; `null` for a run of only some checks. */
  verdict: string | null;
  /** Failed checks, each with the files of its failed tests. */
  failures: ReadonlyMap<string, readonly string[]>;
  /** Names of flaky tests. */
  flaky: readonly string[];
  minutes: number;
}

/** Saves the results of a run in `~/.cache/circuit/last-run/`, and adds a line to the history in `runs.jsonl`. */
export function recordRun({ evidence, summary, verdict, failures, flaky, minutes }: RunRecord): void {
  mkdirSync(lastRun, { recursive: true });
  writeFileSync(failuresFile, [...failures].map((failure) => `${failure.flat().join("\t")}\n`).join(""));
  if (verdict === null) return;
  for (const part of ["reports", "traces"]) {
    rmSync(path.join(lastRun, part), { recursive: true, force: true });
    const from = path.join(evidence, part);
    if (existsSync(from)) cpSync(from, path.join(lastRun, part), { recursive: true });
  }
  writeFileSync(path.join(lastRun, "summary"), summary);
  writeFileSync(path.join(lastRun, "verdict"), `${verdict}\n`);
  const line = { at: new Date().toISOString(), verdict, minutes: Number(minutes.toFixed(1)), flaky };
  appendFileSync(path.join(cache, "runs.jsonl"), `${JSON.stringify(line)}\n`);
}

/**
 * Reads the failures of the last run.
 *
 * @returns Names of failed checks, each with the files of its failed tests.
 * @throws {Error} No run was saved.
 */
export function readFailures(): Map<string, readonly string[]> {
  const lines = readFileSync(failuresFile, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return new Map(lines.map((line) => line.split("\t")).map(([check = "", ...files]) => [check, files]));
}
