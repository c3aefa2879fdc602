import { readFile, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { log } from "#app/log.server.ts";
import { replaceFile } from "#app/replace-file.server.ts";
import { filesIn } from "../../files-in.ts";
import { isMissingFile } from "../../http/missing-file.ts";
import { entrySchema, type PageEntry } from "./page-entry.ts";
import { digestOf } from "../../http/digest.ts";

export interface PageFile {
  entry: PageEntry;
  body: Buffer;
}

/** Longest name of a file, in bytes, with room for the suffix of a draft. */
const maxNameLength = 200;

/** Tells whether an answer is stored on disk: not one with a query (except `app=1`) or a long path. */
export function isStoredOnDisk(address: string): boolean {
  const [, query] = address.split("?", 2);
  return (query === undefined || query === "app=1") && encodeURIComponent(address).length <= maxNameLength;
}

/**
 * Stores each answer in a file: a digest of the rest, the entry as JSON, and the body, with a line feed after the first
 * two.
 */
export class PageFiles {
  readonly #folder: string;

  /** @param folder - For this build of the site only. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async write({ entry, body }: PageFile): Promise<void> {
    const rest = Buffer.concat([Buffer.from(`${JSON.stringify(entry)}\n`), body]);
    await replaceFile(this.#fileOf(entry.address), Buffer.concat([Buffer.from(`${digestOf(rest)}\n`), rest]));
  }

  /** Reads an answer; `null` when there is none, or it is damaged. */
  async read(address: string): Promise<PageFile | null> {
    try {
      return toPageFile(await readFile(this.#fileOf(address)), address);
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  /** Reads all answers, some at a time, as thousands would exhaust the file handles. */
  async readAll(take: (file: PageFile) => void): Promise<void> {
    const addresses = await this.#addresses();
    for (let start = 0; start < addresses.length; start += 64) {
      // oxlint-disable-next-line no-await-in-loop -- limits open files
      const some = await Promise.all(addresses.slice(start, start + 64).map((address) => this.read(address)));
      for (const file of some) if (file !== null) take(file);
    }
  }

  /** Lists the `address` of each stored answer. */
  async #addresses(): Promise<string[]> {
    const names = await filesIn(this.#folder);
    // Skips drafts of a process that died, which begin with a dot.
    return names.filter((name) => name.startsWith("%2F")).map(decodeURIComponent);
  }

  async remove(address: string): Promise<void> {
    await rm(this.#fileOf(address), { force: true });
  }

  /**
   * Removes answers that have been unused for a while. Each call sets the file time of used ones to now.
   *
   * @param used - Addresses in use.
   * @param unusedMs - Time without use, in milliseconds.
   */
  async removeUnused(used: ReadonlySet<string>, unusedMs: number): Promise<void> {
    const now = Date.now();
    for (const address of await this.#addresses()) {
      const file = this.#fileOf(address);
      // oxlint-disable-next-line no-await-in-loop -- work without hurry
      if (used.has(address)) await utimes(file, now / 1000, now / 1000);
      // oxlint-disable-next-line no-await-in-loop -- as above
      else if (now - (await stat(file)).mtimeMs > unusedMs) await this.remove(address);
    }
  }

  #fileOf(address: string): string {
    return path.join(this.#folder, encodeURIComponent(address));
  }
}

function toPageFile(bytes: Buffer, address: string): PageFile | null {
  const rest = bytes.subarray(bytes.indexOf("\n") + 1);
  if (`${digestOf(rest)}\n` !== bytes.toString("latin1", 0, bytes.byteLength - rest.byteLength)) {
    log.error("Stored page is damaged", { path: address });
    return null;
  }
  const end = rest.indexOf("\n");
  const entry = entrySchema.parse(JSON.parse(rest.toString("utf8", 0, end)));
  return { entry, body: Buffer.from(rest.subarray(end + 1)) };
}
