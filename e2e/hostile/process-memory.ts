import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { hostileRun } from "../fixtures/hostile-run.ts";

interface Memory {
  web: number;
  cms: number;
}

/** Resident memory of the site and the CMS, with their child processes, in megabytes. Linux only. */
export function memoryInUse(): Memory {
  const { web, cms } = hostileRun.processes;
  return { web: Math.round(residentOf(web)), cms: Math.round(residentOf(cms)) };
}

/** Fails when a program holds 200 MB more than before. */
export function expectNoGrowth(before: Memory, after: Memory): void {
  expect(after.web - before.web, `growth of the site, from ${before.web} MB`).toBeLessThan(200);
  expect(after.cms - before.cms, `growth of the CMS, from ${before.cms} MB`).toBeLessThan(200);
}

function residentOf(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children
    .map((child) => residentOf(Number(child)))
    .reduce((total, part) => total + part, Number(kilobytes) / 1024);
}
