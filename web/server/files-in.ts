import { readdir } from "node:fs/promises";
import { isMissingFile } from "./http/missing-file.ts";

/** Names of the files that lie in a folder itself; none where there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}
