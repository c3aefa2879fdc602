import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Hashes the sources of a build, so that a build of the same sources can be skipped.
 *
 * @param inputs - Files and folders, relative to `root`.
 */
export async function fingerprintOf(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const input of inputs) {
    for (const file of await filesOf(path.join(root, input))) {
      hash.update(path.relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesOf(input: string): Promise<string[]> {
  if ((await stat(input)).isFile()) return [input];
  const entries = await readdir(input, { withFileTypes: true, recursive: true });
  // Documentation isn't part of a build.
  const counted = entries.filter((entry) => entry.isFile() && entry.name !== "README.md");
  const files = counted.map((entry) => path.join(entry.parentPath, entry.name));
  return files.toSorted();
}

const fileOf = (root: string, part: string) => path.join(root, "dist", `fingerprint-${part}`);

/** Reads the digest of the sources that a part was last built from; `null` when it wasn't built. */
export async function readFingerprint(root: string, part: string): Promise<string | null> {
  try {
    return await readFile(fileOf(root, part), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Records the digest of the sources that a part was built from. */
export async function writeFingerprint(root: string, part: string, fingerprint: string): Promise<void> {
  await mkdir(path.join(root, "dist"), { recursive: true });
  await writeFile(fileOf(root, part), fingerprint);
}
