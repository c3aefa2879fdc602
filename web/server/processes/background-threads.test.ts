import { readFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { yieldToVisitors } from "./background-threads.ts";

test.runIf(process.platform === "linux")(
  "threads that compress stand behind the one that answers visitors",
  async () => {
    await readFile(import.meta.filename);
    const own = getPriority(process.pid);
    expect(yieldToVisitors()).toBeGreaterThanOrEqual(1);
    expect(getPriority(process.pid)).toBe(own);
  },
);
