import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Makes the folder of the pages that one build makes with one configuration, and
 * clears away those of builds before the last. `current` leads to it, for a web
 * server in front.
 *
 * @param parent - Folder of all of them.
 * @param serverModule - The application as built.
 * @param configuration - Everything else that pages depend on.
 */
export function preparePagesFolder(parent: string, serverModule: string, configuration: readonly unknown[]): string {
  const text = JSON.stringify(configuration);
  const id = createHash("sha256").update(readFileSync(serverModule)).update(text).digest("hex").slice(0, 16);
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

function pointTo(link: string, target: string): void {
  const draft = `${link}.${process.pid}`;
  rmSync(draft, { force: true });
  symlinkSync(target, draft);
  renameSync(draft, link);
}
