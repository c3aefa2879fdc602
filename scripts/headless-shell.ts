import { execFile } from "node:child_process";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Debian's packages of the shell: its program, and what it shares with the full browser. */
const packages = ["chromium-headless-shell", "chromium-common"];

/** A system that doesn't answer in this time is done without. */
const patienceMs = 180_000;

/**
 * Where the program of the shell is once `unpackShell` has been there.
 *
 * @param folder - That of `unpackShell`.
 */
export const unpackedShell = (folder: string) => path.join(folder, "usr/lib/chromium/chromium-headless-shell");

/**
 * Unpacks Chromium's headless shell from the system's packages, for a machine that has the full browser alone, and so the
 * libraries of both. It needs no rights and leaves the system as it is.
 *
 * @param folder - Gets the files; must not exist.
 * @throws {Error} The system has no such packages or can't get them, or the program doesn't run here.
 */
export async function unpackShell(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const apt = path.join(unfinished, "apt");
  const options = { cwd: unfinished, timeout: patienceMs };
  // With lists of its own, as those of the system may be old or gone.
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
    await run(unpackedShell(unfinished), ["--version"], options);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
