import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findChromium } from "./chromium.ts";

test("the browser on the PATH is found, one that can't be run is passed over", async () => {
  const [first, second] = await Promise.all([folder("chromium", 0o644), folder("google-chrome", 0o755)]);
  expect(findChromium([first, second].join(path.delimiter))).toBe(path.join(second, "google-chrome"));
});

test("of two browsers in one place the shell without a window is taken", async () => {
  const both = await folder("chromium", 0o755);
  await writeFile(path.join(both, "chromium-headless-shell"), "", { mode: 0o755 });
  expect(findChromium(both)).toBe(path.join(both, "chromium-headless-shell"));
});

async function folder(browser: string, mode: number): Promise<string> {
  const created = await mkdtemp(path.join(tmpdir(), "browser-"));
  onTestFinished(() => rm(created, { recursive: true }));
  await writeFile(path.join(created, browser), "");
  await chmod(path.join(created, browser), mode);
  return created;
}
