// Plain JavaScript: runs on the system's Node, before anything is installed.
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/**
 * Hashes files and folders, to find out whether something made from them is out of date.
 *
 * @param {string} root Folder the inputs are relative to.
 * @param {readonly string[]} inputs Files and folders; one that is absent counts as empty.
 * @param {readonly string[]} [facts] Anything else the result depends on, such as a version.
 * @returns {Promise<string>} SHA-256 in hexadecimal, over names and contents.
 */
export async function digestOf(root, inputs, facts = []) {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  const files = (await Promise.all(inputs.map((input) => filesOf(path.join(root, input))))).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries()) {
    hash.update(`\0${path.relative(root, file)}\0`).update(contents[index] ?? "");
  }
  return hash.digest("hex");
}

/**
 * Reads a text file.
 *
 * @param {string} file
 * @returns {Promise<string | null>} `null` when there is no such file.
 */
export async function readIfPresent(file) {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

/**
 * @param {string} input
 * @returns {Promise<string[]>}
 */
async function filesOf(input) {
  try {
    if ((await stat(input)).isFile()) return [input];
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
  const entries = await readdir(input, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      // Documentation doesn't affect builds.
      .filter((entry) => entry.name !== "README.md" && (entry.isFile() || entry.isDirectory()))
      .map((entry) => filesOf(path.join(input, entry.name))),
  );
  return nested.flat().toSorted();
}

/** @param {unknown} error */
function isAbsence(error) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
