import { writeFile } from "node:fs/promises";
import path from "node:path";
import { digestOf, readIfPresent } from "./digest.mjs";
import type { Progress } from "./progress.mjs";
import { runCommand } from "./run-command.ts";

interface BuildOptions {
  root: string;
  progress: Progress;
  signal?: AbortSignal;
}

const webInputs = [
  "web/app",
  "web/public",
  "web/package.json",
  "web/react-router.config.ts",
  "web/site.config.ts",
  "web/tsconfig.json",
  "web/vite",
  "web/vite.config.ts",
  "contract/package.json",
  "contract/src",
  "tsconfig.base.json",
  "package-lock.json",
];

/** Builds the site, unless the present build was made from the same sources. */
export async function buildWeb({ root, progress, signal }: BuildOptions): Promise<void> {
  const digest = await digestOf(root, webInputs, [process.version]);
  const marker = path.join(root, "web/build/built-from");
  if ((await readIfPresent(marker)) === digest) return;

  const env = { ...process.env, NODE_ENV: "production" };
  const options = { cwd: path.join(root, "web"), env, output: "hide", ...(signal && { signal }) } as const;
  await progress.step("Building the site", () => runCommand(["react-router", "build"], options));
  await writeFile(marker, digest);
}

/**
 * Builds the CMS; its own build program skips parts that are up to date.
 *
 * @param part - `server` leaves the admin panel out, which takes two minutes.
 */
export async function buildCms(part: "server" | "all", { root, progress, signal }: BuildOptions): Promise<void> {
  const command = ["node", "bin/build.ts", ...(part === "server" ? ["--server-only"] : [])];
  const label =
    part === "server" ? "Compiling the CMS" : "Bringing the CMS up to date (its admin panel takes minutes, once)";
  const options = { cwd: path.join(root, "cms"), output: "hide", ...(signal && { signal }) } as const;
  await progress.step(label, () => runCommand(command, options));
}
