import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Clock ticks per second in `/proc/<pid>/stat` (`USER_HZ`). */
const ticksPerSecond = 100;

/** Ids of the child processes of a process. */
export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
}

/** Keeps a process and its threads on one core. */
export function pinTo(core: number, pid: number): void {
  execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(pid)], { stdio: "ignore" });
}

/** Processor time that a process has used so far, in seconds. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /u, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Memory that a process holds, in megabytes. */
export function residentMegabytesOf(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Waits until a process has had next to nothing to do for five seconds: what it does in the background, such as
 * compressing, would else count as the cost of what is measured.
 *
 * @throws {Error} It is still busy after five minutes.
 */
export async function untilIdle(pid: number): Promise<void> {
  const [stretchMs, mostSeconds] = [5000, 0.1];
  for (const deadline = Date.now() + 300_000; Date.now() < deadline;) {
    const before = cpuSecondsOf(pid);
    await new Promise((resolve) => setTimeout(resolve, stretchMs));
    if (cpuSecondsOf(pid) - before <= mostSeconds) return;
  }
  throw new Error(`Process ${pid} is still busy after five minutes`);
}
