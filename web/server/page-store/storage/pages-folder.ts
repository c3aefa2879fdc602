import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Creates the folder for the pages of one build with one configuration, and removes
 * all others except the newest of them. The link `current` leads to it, for a web
 * server in front.
 *
 * @param parent - Folder of all of them.
 * @param programs - Files and folders of the code that makes pages: the built application, and the server.
 * @param configuration - Everything else that pages depend on.
 */
export function preparePagesFolder(
  parent: string,
  programs: readonly string[],
  configuration: readonly unknown[],
): string {
  const hash = createHash("sha256").update(JSON.stringify(configuration));
  for (const file of programs.flatMap(filesIn)) hash.update(readFileSync(file));
  const id = hash.digest("hex").slice(0, 16);
  const folder = path.join(parent, id);
  mkdirSync(folder, { recursive: true });
  pointTo(path.join(parent, "current"), id);

  const changedAt = (name: string) => statSync(path.join(parent, name)).mtimeMs;
  const others = readdirSync(parent).filter((name) => /^[0-9a-f]{16}$/u.test(name) && name !== id);
  for (const name of others.toSorted((a, b) => changedAt(b) - changedAt(a)).slice(1)) {
    rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  return folder;
}

/** The file itself, or all files of a folder in the order of their names. */
function filesIn(program: string): string[] {
  if (statSync(program).isFile()) return [program];
  const entries = readdirSync(program, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function pointTo(link: string, target: string): void {
  const draft = `${link}.${process.pid}`;
  rmSync(draft, { force: true });
  symlinkSync(target, draft);
  renameSync(draft, link);
}
