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

/** Builds the site, unless the existing build has the same sources. */
export async function buildWeb({ root, progress, signal }: BuildOptions): Promise<void> {
  const digest = await digestOf(root, webInputs, [process.version]);
  const marker = path.join(root, "web/build/built-from");
  if ((await readIfPresent(marker)) === digest) return;

  const env = { ...process.env, NODE_ENV: "production" };
  const options = { cwd: path.join(root, "web"), env, output: "hide", ...(signal && { signal }) } as const;
  await progress.step("Building the site", () => runCommand(["react-router", "build"], options));
  await writeFile(marker, digest);
}

/** Options of the CMS's build program, and progress labels, by the part to build. */
const cmsBuilds = {
  server: { flags: ["--server-only"], label: "Compiling the CMS" },
  first: { flags: ["--server-first"], label: "Compiling the CMS" },
  panel: { flags: ["--gently"], label: "Building the admin panel (takes minutes, once)" },
  all: { flags: [], label: "Bringing the CMS up to date (its admin panel takes minutes, once)" },
};

/**
 * Builds the parts of the CMS that are out of date.
 *
 * @param part - `server` and `first` skip the admin panel, which takes two minutes; after `first`, the CMS may start
 *   while `panel` builds it at a low priority.
 */
export async function buildCms(part: keyof typeof cmsBuilds, { root, progress, signal }: BuildOptions): Promise<void> {
  const { flags, label } = cmsBuilds[part];
  const options = { cwd: path.join(root, "cms"), output: "hide", ...(signal && { signal }) } as const;
  await progress.step(label, () => runCommand(["node", "bin/build.ts", ...flags], options));
}

/** Waits for the build of the panel while the site is served. @param say - Prints the outcome for the operator. */
export async function reportPanelBuild(build: Promise<void>, signal: AbortSignal, say: (line: string) => void) {
  try {
    await build;
    say("The panel is there");
  } catch (error) {
    if (!signal.aborted)
      say(`The panel couldn't be built, and all else runs on; npm start tries again (${String(error)})`);
  }
}
