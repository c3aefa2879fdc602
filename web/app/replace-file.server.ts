import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Each draft of this process has a number of its own: two may write the same file. */
let drafts = 0;

/**
 * Replaces a file atomically, and creates its folders: a reader finds the old content or the new, never half.
 *
 * @param content - The content, or a function that writes it into a draft file.
 * @throws {Error} It can't be written. The draft is removed, as on a full disk half a file takes what is left.
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
