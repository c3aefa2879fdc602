import { readdir } from "node:fs/promises";
import { isMissingFile } from "./http/missing-file.ts";

/** Lists the names of the files directly in a folder; none when the folder doesn't exist. */
export async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (isMissingFile(error)) return [];
    throw error;
  }
}
