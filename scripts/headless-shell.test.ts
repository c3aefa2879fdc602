import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { unpackShell } from "./headless-shell.ts";

test("on a system without such packages unpacking the shell fails, and leaves nothing behind", async () => {
  const empty = await mkdtemp(path.join(tmpdir(), "shell-"));
  onTestFinished(() => rm(empty, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("PATH", empty);
  await expect(unpackShell(path.join(empty, "shell"))).rejects.toThrow("apt-get");
  expect(await readdir(empty)).toEqual([]);
});
