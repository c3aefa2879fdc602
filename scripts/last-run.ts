import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** Outside the checkout, as a clone that was made for one run is removed. */
const cache = path.join(process.env["XDG_CACHE_HOME"] ?? path.join(homedir(), ".cache"), "circuit");
const lastRun = path.join(cache, "last-run");
const failuresFile = path.join(lastRun, "failures.txt");

export interface RunRecord {
  /** Folder with `reports/`, of the runners and the services, and `traces/`, where there are some. */
  evidence: string;
  summary: string;
  /** `<commit> passed` or `<commit> failed`; `null` when the run says nothing of the whole commit. */
  verdict: string | null;
  /** Checks that failed, with the files of their tests that did; none for a check without tests. */
  failures: ReadonlyMap<string, readonly string[]>;
  /** Names of the tests that were. */
  flaky: readonly string[];
  minutes: number;
}

/**
 * Writes the evidence of a run to `~/.cache/circuit/last-run/`: reports, traces, summary, verdict; and a line to
 * `~/.cache/circuit/runs.jsonl`, in which a test that is flaky time and again shows.
 */
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
 * Reads what failed in the last run.
 *
 * @returns Names of checks, each with the files that run its failed tests again.
 * @throws {Error} No run is on record.
 */
export function readFailures(): Map<string, readonly string[]> {
  const lines = readFileSync(failuresFile, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  return new Map(lines.map((line) => line.split("\t")).map(([check = "", ...files]) => [check, files]));
}
