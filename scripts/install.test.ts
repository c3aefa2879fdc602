import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { installIfNeeded } from "./install.mjs";
import { createProgress } from "./progress.mjs";

async function project() {
  const folder = await mkdtemp(path.join(tmpdir(), "install-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lock = (text: string) => writeFile(path.join(folder, "package-lock.json"), text);
  await lock("one");
  const progress = createProgress({ print: () => {} });
  const install = async (where: string) => {
    await mkdir(path.join(where, "node_modules"), { recursive: true });
  };
  return { folder, lock, run: (how = install) => installIfNeeded(folder, "Installing", progress, how) };
}

test("the first start installs, the second has nothing to do", async () => {
  const { run } = await project();
  expect([await run(), await run()]).toEqual([true, false]);
});

test("a changed lockfile installs again", async () => {
  const { run, lock } = await project();
  await run();
  await lock("two");
  expect(await run()).toBe(true);
});

test("an installation that failed is done again", async () => {
  const { run } = await project();
  await expect(run(() => Promise.reject(new Error("no network")))).rejects.toThrow("no network");
  expect(await run()).toBe(true);
});
