import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach } from "vitest";

const newFolder = () => mkdtemp(path.join(tmpdir(), "circuit-test-"));

// Something may be on its way to the disk still.
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 10 });

/** Makes a folder for the tests of a file, which goes with them. */
export async function folderOfFile(): Promise<string> {
  const folder = await newFolder();
  afterAll(() => remove(folder));
  return folder;
}

/** Gives each test of a file a folder of its own. */
export function folderOfEach(): () => string {
  let folder = "";
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => remove(folder));
  return () => folder;
}
