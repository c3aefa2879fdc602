import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { blockFiles, type BlockFile } from "./block-files.ts";
import { blockNames } from "./block-names.ts";

/**
 * Writes the files of a new block: `npm run new:block weather-report`. Nothing is written unless everything can be.
 *
 * @param root - Folder of the repository.
 * @returns Paths of the files, in the order of docs/add-a-block.md.
 * @throws {Error} The name is malformed or taken, or an existing file lacks the text to insert before.
 */
export async function writeBlock(root: string, name: string): Promise<string[]> {
  const files = blockFiles(blockNames(name));
  const written = await Promise.all(files.map(async (file) => ({ ...file, text: await textOf(root, file) })));
  for (const { path: place, text } of written) {
    const target = path.join(root, place);
    // oxlint-disable-next-line no-await-in-loop -- a handful, in an order that a failure can be told by
    await mkdir(path.dirname(target), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(target, text);
  }
  return written.map(({ path: place }) => place);
}

async function textOf(root: string, file: BlockFile): Promise<string> {
  const target = path.join(root, file.path);
  if ("content" in file) {
    if (existsSync(target)) throw new Error(`${file.path} is there already: take another name`);
    return file.content;
  }
  let text = await readFile(target, "utf8");
  for (const { before, insert } of file.edits) {
    if (text.split(before).length !== 2) throw new Error(`${file.path}: '${before.trim()}' doesn't stand there once`);
    text = text.replace(before, () => insert + before);
  }
  return text;
}
