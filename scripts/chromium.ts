import { accessSync, constants } from "node:fs";
import path from "node:path";
import type { Progress } from "./progress.mjs";
import { runCommand } from "./run-command.ts";

const shell = "chromium-headless-shell";

/** The headless shell first: it has the same engine and needs less than half the time for a page. */
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Looks for a Chromium.
 *
 * @param searchPath - As the variable `PATH`.
 * @returns The path of its program; `null` when there is none.
 */
export function findChromium(searchPath: string): string | null {
  const folders = [...searchPath.split(path.delimiter), "/usr/bin"].filter((folder) => folder !== "");
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/**
 * Finds a Chromium, and installs it from the system's packages when there is none; in CI also when there is a full browser
 * only.
 *
 * @throws {Error} There is none and it can't be installed here; one line that says what to install.
 */
export async function ensureChromium(progress: Progress): Promise<string> {
  const searchPath = process.env["PATH"] ?? "";
  const present = findChromium(searchPath);
  // Where nobody works, such as in CI, a full browser isn't enough: it takes more than twice the time.
  const isEnough = present !== null && (process.env["CI"] === undefined || path.basename(present) === shell);
  if (isEnough) return present;

  try {
    await progress.step("Installing Chromium from the system's packages", installChromium);
  } catch (error) {
    if (present !== null) return present;
    throw new Error("No Chromium found: install your system's package `chromium`, then run this again", {
      cause: error,
    });
  }
  const installed = findChromium(searchPath);
  if (installed === null) throw new Error("The package `chromium` is installed, yet no Chromium is on the PATH");
  return installed;
}

async function installChromium(): Promise<void> {
  const apt = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get"];
  const options = { cwd: "/", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, output: "hide" } as const;
  await runCommand([...apt, "update"], options);
  const install = (name: string) => runCommand([...apt, "install", "--yes", "--no-install-recommends", name], options);
  try {
    await install(shell);
  } catch {
    // Older systems only have the full browser; if that fails too, its error is the one that is shown.
    await install("chromium");
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // It doesn't exist or isn't executable.
    return false;
  }
}
