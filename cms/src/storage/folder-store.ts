import { createReadStream } from "node:fs";
import { mkdir, open, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ObjectStore } from "./object-store.ts";

/** Creates a store in a folder that only this program's user can read. `put` flushes each file to disk. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (name: string) => path.join(folder, name);
  return {
    async put(name, content) {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, content, { mode: 0o600, flush: true });
      await syncFolder(path.dirname(file));
    },
    async open(name) {
      const size = await sizeOf(fileOf(name));
      return size === null ? null : { body: createReadStream(fileOf(name)), size, contentRange: null, etag: null };
    },
    delete: (name) => rm(fileOf(name), { force: true }),
  };
}

/** Flushes a folder to disk, so that a new file's name survives a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
