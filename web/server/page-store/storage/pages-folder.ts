import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Creates the folder for the pages of this build and configuration, and removes the others except the newest.
 *
 * @param parent - Folder that contains these folders.
 * @param programs - Folders of the code that renders pages: the built application, and the server.
 * @param configuration - All other values that pages depend on.
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

  const changedAt = (name: string) => statSync(path.join(parent, name)).mtimeMs;
  const others = readdirSync(parent).filter((name) => /^[0-9a-f]{16}$/u.test(name) && name !== id);
  for (const name of others.toSorted((a, b) => changedAt(b) - changedAt(a)).slice(1)) {
    rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  return folder;
}

/** Lists all files below a folder, sorted by path. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
}
