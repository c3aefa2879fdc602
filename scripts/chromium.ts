import { accessSync, constants } from "node:fs";
import path from "node:path";
import { shellPathIn, unpackShell } from "./headless-shell.ts";
import type { Progress } from "./progress.mjs";
import { runCommand } from "./run-command.ts";

const shell = "chromium-headless-shell";

/** Names of Chromium programs, best first: the headless shell needs less than half the time for a page. */
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Finds the path of an installed Chromium; `null` when there is none. @param searchPath - Value of `PATH`. */
function findChromium(searchPath: string): string | null {
  const folders = [...searchPath.split(path.delimiter), "/usr/bin"].filter((folder) => folder !== "");
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/**
 * Finds the path of a Chromium. Beside a full browser, it unpacks the headless shell once; without any, it installs one
 * from the system's packages.
 *
 * @throws {Error} There is none and it can't be installed; the message says what to install.
 */
export async function ensureChromium(progress: Progress): Promise<string> {
  const searchPath = process.env["PATH"] ?? "";
  const present = findChromium(searchPath);
  if (present !== null) return path.basename(present) === shell ? present : quickest(present, progress);

  try {
    await progress.step("Installing Chromium from the system's packages", installChromium);
  } catch (error) {
    throw new Error("No Chromium found: install your system's package `chromium`, then run this again", {
      cause: error,
    });
  }
  const installed = findChromium(searchPath);
  if (installed === null) throw new Error("The package `chromium` is installed, yet no Chromium is on the PATH");
  return installed;
}

/** The running unpacking, shared by parallel checks. */
let unpacking: Promise<string> | null = null;

/** Unpacks the headless shell, if needed, and returns its path; the full browser's path when that fails. */
function quickest(full: string, progress: Progress): Promise<string> {
  const folder = path.resolve(import.meta.dirname, "../.cache/headless-shell");
  const program = shellPathIn(folder);
  if (isExecutable(program)) return Promise.resolve(program);
  const unpack = () =>
    progress.step("Unpacking Chromium's headless shell, which is quicker", () => unpackShell(folder));
  unpacking ??= unpack().then(
    () => program,
    () => full,
  );
  return unpacking;
}

async function installChromium(): Promise<void> {
  const apt = [...(process.getuid?.() === 0 ? [] : ["sudo", "-n"]), "apt-get"];
  const options = { cwd: "/", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, output: "hide" } as const;
  await runCommand([...apt, "update"], options);
  const install = (name: string) => runCommand([...apt, "install", "--yes", "--no-install-recommends", name], options);
  try {
    await install(shell);
  } catch {
    // Older systems only have the full browser.
    await install("chromium");
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
