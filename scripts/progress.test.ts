import { expect, test } from "vitest";
import { createProgress } from "./progress.mjs";

function recorder() {
  const lines: string[] = [];
  let now = 0;
  const progress = createProgress({ now: () => now, startedAt: 0, print: (line) => lines.push(line) });
  return { lines, progress, pass: (milliseconds: number) => (now += milliseconds) };
}

test("an operator sees each step begin and end with elapsed time", async () => {
  const { lines, progress, pass } = recorder();
  pass(61_000);
  const result = await progress.step("Building the site", async () => {
    pass(12_300);
    return "built";
  });
  expect(result).toBe("built");
  expect(lines).toEqual(["[ 1:01] Building the site", "[ 1:13] Building the site: done in 12.3 s"]);
});

test("a step that fails says so and passes its error on", async () => {
  const { lines, progress } = recorder();
  const work = () => Promise.reject(new Error("no disk"));
  await expect(progress.step("Building", work)).rejects.toThrow("no disk");
  expect(lines.at(-1)).toBe("[ 0:00] Building: failed after 0.0 s");
});
