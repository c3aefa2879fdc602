import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { blockFiles, generatedTypes, type BlockFile } from "./block-files.ts";
import { blockNames } from "./block-names.ts";
import { writeBlockRegistry } from "./block-registry.ts";

const run = promisify(execFile);

/**
 * Writes the files of a new block, and the files generated from them (`npm run new:block weather-report`). Nothing is
 * written unless all files can be.
 *
 * @param root - Folder of the repository.
 * @returns Paths of the files, without the generated ones, in the order of docs/recipes.md.
 * @throws {Error} The name is malformed or taken, or an existing file lacks the text to insert before.
 */
export async function writeBlock(root: string, name: string): Promise<string[]> {
  const names = blockNames(name);
  const files = blockFiles(names);
  const withTypes = [...files, generatedTypes(names)];
  const written = await Promise.all(withTypes.map(async (file) => ({ ...file, text: await textOf(root, file) })));
  for (const { path: place, text } of written) {
    const target = path.join(root, place);
    // oxlint-disable-next-line no-await-in-loop -- a handful, in an order that a failure can be told by
    await mkdir(path.dirname(target), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(target, text);
  }
  await writeBlockRegistry(root);
  await run(process.execPath, ["cms/bin/component-types.ts"], { cwd: root });
  return files.map(({ path: place }) => place);
}

async function textOf(root: string, file: BlockFile): Promise<string> {
  const target = path.join(root, file.path);
  if ("content" in file) {
    if (existsSync(target)) throw new Error(`${file.path} is there already: take another name`);
    return file.content;
  }
  let text = await readFile(target, "utf8");
  for (const { from = "", before, insert } of file.edits) {
    const place = text.indexOf(before, Math.max(0, text.indexOf(from)));
    const isThere = text.includes(from) && place !== -1;
    if (!isThere || (from === "" && text.lastIndexOf(before) !== place))
      throw new Error(`${file.path}: '${before.trim()}' doesn't stand there once`);
    text = text.slice(0, place) + insert + text.slice(place);
  }
  return text;
}
