import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Number of drafts so far, for unique names: two drafts of the same file may be written at a time. */
let drafts = 0;

/**
 * Replaces a file atomically, and creates its folders: readers find either the old or the new content.
 *
 * @param content - The content, or a function that writes it into a draft file.
 * @throws {Error} Writing failed. The draft is removed, as an incomplete file takes up the space of a full disk.
 */
export async function replaceFile(
  file: string,
  content: string | Uint8Array | ((draft: string) => Promise<void>),
): Promise<void> {
  drafts += 1;
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}-${drafts}.part`);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await (typeof content === "function" ? content(draft) : writeFile(draft, content));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
