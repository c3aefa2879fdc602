import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Debian's packages of the headless shell. */
const packages = ["chromium-headless-shell", "chromium-common"];

/** Timeout of each command, in milliseconds. */
const patienceMs = 180_000;

/** Returns the path of the program in a folder of `unpackShell`. */
export const shellPathIn = (folder: string) => path.join(folder, "usr/lib/chromium/chromium-headless-shell");

/**
 * Downloads and unpacks Debian's package of Chromium's headless shell, without installing it. The full browser must be
 * installed, as the shell needs its libraries.
 *
 * @param folder - The folder to create.
 * @throws {Error} The packages can't be downloaded, or the program doesn't run.
 */
export async function unpackShell(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const apt = path.join(unfinished, "apt");
  const options = { cwd: unfinished, timeout: patienceMs };
  // Uses separate package lists, as the system's may be outdated or missing.
  const places = [`Dir::State::lists=${apt}/lists`, `Dir::Cache=${apt}/cache`, "APT::Sandbox::User="];
  const settings = [...places, "Acquire::http::Timeout=15", "Acquire::Languages=none"].flatMap((each) => ["-o", each]);
  try {
    await rm(unfinished, { recursive: true, force: true });
    const own = ["lists/partial", "cache/archives/partial"];
    await Promise.all(own.map((each) => mkdir(path.join(apt, each), { recursive: true })));
    await run("apt-get", [...settings, "update"], options);
    await run("apt-get", [...settings, "download", ...packages], options);
    await rm(apt, { recursive: true });
    const archives = (await readdir(unfinished)).filter((name) => name.endsWith(".deb"));
    await Promise.all(archives.map((archive) => run("dpkg-deb", ["--extract", archive, "."], options)));
    await Promise.all(archives.map((archive) => rm(path.join(unfinished, archive))));
    await run(shellPathIn(unfinished), ["--version"], options);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
