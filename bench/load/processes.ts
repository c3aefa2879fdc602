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
