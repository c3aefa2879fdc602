// Plain JavaScript: runs on the system's Node, before anything is installed.
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { digestOf, readIfPresent } from "./digest.mjs";

/** @typedef {import("./progress.mjs").Progress} Progress */

/** File that is written last, so that an interrupted installation is repeated. */
const marker = "node_modules/.installed-from";

/**
 * Installs the packages of a lockfile, unless they are installed.
 *
 * @param {string} folder Folder with the `package-lock.json`.
 * @param {string} label Label of the progress lines.
 * @param {Progress} progress
 * @param {(folder: string) => Promise<void>} [install] Does the installation; `npm ci` when absent.
 * @returns {Promise<boolean>} Whether anything was installed.
 */
export async function installIfNeeded(folder, label, progress, install = npmCi) {
  const digest = await digestOf(folder, ["package-lock.json"], [process.platform, process.arch]);
  const file = path.join(folder, marker);
  if ((await readIfPresent(file)) === digest) return false;

  await progress.step(label, () => install(folder));
  await writeFile(file, digest);
  return true;
}

/** @param {string} folder */
async function npmCi(folder) {
  const parameters = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const env = { ...process.env, PATH: pathWithoutPackages(), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  const npm = spawn("npm", parameters, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) => npm.once("error", reject).once("close", resolve));
  if (code !== 0) throw new Error(`npm ci failed in ${path.basename(folder)} (exit code ${code ?? "none"})`);
}

/** Removes `node_modules` from `PATH`, so that npm doesn't run on the Node that it is about to replace. */
function pathWithoutPackages() {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return folders.filter((folder) => !folder.includes("node_modules")).join(path.delimiter);
}
