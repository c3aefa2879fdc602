import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { LRUCache } from "lru-cache";
import { replaceFile } from "#app/replace-file.server.ts";
import { compress } from "../../http/compression.ts";
import { filesIn } from "../../files-in.ts";
import { readIfPresent } from "./disk-pages.ts";
import { digestOf } from "./page-entry.ts";

const decompress = promisify(brotliDecompress);

/**
 * How long data is kept after its page was replaced, in milliseconds: shared caches may serve the old page for a day,
 * and visitors take time to read it.
 */
const maxUnusedMs = 2 * 24 * 3_600_000;

/** Size of the LRU cache of files, in bytes. */
const memoryBytes = 2_000_000;

const digestShape = /^[\w-]{22}$/u;

/**
 * The loaders' data of stored pages, for hydration. Each file is named by a digest of
 * its content, so that a page finds the very data it was made with for as long as a
 * browser or cache may hold the page.
 */
export class PageDataFiles {
  readonly #folder: string;
  /** Compressed files by their digest. */
  readonly #inMemory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  /** When a file was first seen unused, in milliseconds since 1970. */
  readonly #unusedSince = new Map<string, number>();

  /** @param folder - For this build of the site alone. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The digest of data that is stored already; `null` when it isn't. */
  async find(data: string): Promise<string | null> {
    const digest = digestOf(Buffer.from(data));
    return (await this.read(digest)) === null ? null : digest;
  }

  /** Stores a page's data. @returns Its digest, which is its name. Throws when it can't be written. */
  async keep(data: string): Promise<string> {
    const bytes = Buffer.from(data);
    const digest = digestOf(bytes);
    if ((await this.read(digest)) !== null) return digest;

    const compressed = await compress(bytes, "br", 9);
    await replaceFile(this.#file(digest), compressed);
    this.#inMemory.set(digest, compressed);
    return digest;
  }

  /** Data as brotli; `null` when there is none of this digest, or it is damaged: then it is removed. */
  async read(digest: string): Promise<Buffer | null> {
    if (!digestShape.test(digest)) return null;
    const known = this.#inMemory.get(digest);
    if (known !== undefined) return known;

    const file = await readIfPresent(this.#file(digest));
    if (file === null) return null;
    if ((await digestWhenWhole(file)) !== digest) {
      await rm(this.#file(digest), { force: true });
      return null;
    }
    this.#inMemory.set(digest, file);
    return file;
  }

  /**
   * Removes files that no page can need any more.
   *
   * @param used - Digests that stored pages point to.
   * @param now - Milliseconds since 1970.
   */
  async removeUnused(used: ReadonlySet<string>, now = Date.now()): Promise<void> {
    const files = await filesIn(this.#folder);
    const present = files.filter((name) => name.endsWith(".br")).map((name) => name.slice(0, -3));
    for (const name of this.#unusedSince.keys()) if (used.has(name)) this.#unusedSince.delete(name);
    for (const name of present.filter((each) => !used.has(each))) {
      const since = this.#unusedSince.get(name) ?? now;
      this.#unusedSince.set(name, since);
      if (now - since < maxUnusedMs) continue;
      // oxlint-disable-next-line no-await-in-loop -- work without hurry
      await rm(this.#file(name), { force: true });
      this.#unusedSince.delete(name);
    }
  }

  #file(digest: string): string {
    return path.join(this.#folder, `${digest}.br`);
  }
}

async function digestWhenWhole(file: Buffer): Promise<string | null> {
  try {
    return digestOf(await decompress(file));
  } catch {
    // Half-written: the page it belongs to is rendered again.
    return null;
  }
}
