import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, readFile, rm, writeFile, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { uploadsFolder } from "@circuit/contract/urls/own-paths";
import { log } from "#app/log.server.ts";
import { replaceFile } from "#app/replace-file.server.ts";
import { compress, isCompressible, type Encoding } from "../http/compression.ts";
import { logFailedWrite, recordGoodWrite } from "../disk-failures.ts";
import { filesIn } from "../files-in.ts";
import { isMissingFile } from "../http/missing-file.ts";
import { contentTypeOf } from "./content-types.ts";

/** An open local copy of a media library's file. */
export interface MirroredFile {
  /** The caller must close it. */
  handle: FileHandle;
  size: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

interface Options {
  folder: string;
  /** Origin of the CMS. */
  origin: string;
}

/** Encodings, and folders, of the compressed copies of SVG and text files. */
const encodings = ["br", "gzip"] as const;

/** Folder with the SHA-256 of each copy, to detect damaged ones. */
const digestFolder = "sha256";

/** Matches names in the media library, which are unique and have no folders. */
const fileName = /^\w[\w.-]{0,199}$/u;

/** Files fetched at a time. */
const concurrency = 2;

const fetchMs = 120_000;

/** Pause before the next fetch after the disk was full, in milliseconds. */
const restMs = 30_000;

/** Largest file to compress, in bytes. */
const largestCompressed = 2_000_000;

/**
 * Local copies of the media library's files, so that the site serves pictures without the CMS. A name's content never
 * changes, so each file is fetched once.
 */
export class MediaMirror {
  readonly #folder: string;
  readonly #origin: string;
  readonly #wanted = new Set<string>();
  readonly #known = new Set<string>();
  /** Results of comparing copies with their digests, by path, for a copy's size and time of change. */
  readonly #wholeness = new Map<string, { changedAt: number; size: number; isWhole: Promise<boolean> }>();
  #fetching = 0;
  /** End of the pause in fetching, in milliseconds since 1970. */
  #restUntil = 0;

  constructor({ folder, origin }: Options) {
    this.#folder = folder;
    this.#origin = origin;
  }

  /** Opens a copy, plain or compressed; `null` when there is none. Removes a damaged copy. */
  async open(name: string, encoding: Encoding | null = null): Promise<MirroredFile | null> {
    if (!fileName.test(name)) return null;
    const place = this.#placeOf(name, encoding);
    try {
      const handle = await open(place, "r");
      const stat = await handle.stat();
      const file = { handle, size: stat.size, changedAt: stat.mtimeMs };
      if (stat.isFile() && (await this.#isWhole(place, file))) return file;
      await handle.close();
      // The name is that of a folder of compressed copies.
      if (!stat.isFile()) return null;
      log.error("A copy of the media library is damaged, and is fetched again", { file: place });
      await this.#remove(name);
      return null;
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  /** Fetches files without a copy, in the background. */
  want(names: Iterable<string>): void {
    if (Date.now() < this.#restUntil) return;
    for (const name of names) if (fileName.test(name) && !this.#known.has(name)) this.#wanted.add(name);
    while (this.#fetching < concurrency && this.#wanted.size > 0) void this.#fetchNext();
  }

  /**
   * Removes the copies of files that editors deleted from the media library.
   *
   * @returns Number of removed files.
   * @throws {Error} The CMS is unavailable, or misses more than half of the files: nothing is removed.
   */
  async removeGone(): Promise<number> {
    const names = (await filesIn(this.#folder)).filter((name) => fileName.test(name));
    const gone: string[] = [];
    for (const name of names) {
      const signal = AbortSignal.timeout(fetchMs);
      // oxlint-disable-next-line no-await-in-loop -- in the background, one after the other
      const answer = await fetch(this.#addressOf(name), { method: "HEAD", signal, redirect: "error" });
      if (answer.status === 404) gone.push(name);
      else if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    }
    if (gone.length > names.length / 2) throw new Error(`${gone.length} of ${names.length} files are gone`);

    await Promise.all(gone.map((name) => this.#remove(name)));
    return gone.length;
  }

  async #remove(name: string): Promise<void> {
    const places = [null, ...encodings].map((encoding) => this.#placeOf(name, encoding));
    const all = places.flatMap((place) => [place, this.#digestPlaceOf(place)]);
    await Promise.all(all.map((place) => rm(place, { force: true })));
    this.#known.delete(name);
  }

  #isWhole(place: string, { size, changedAt }: MirroredFile): Promise<boolean> {
    const wholeness = this.#wholeness.get(place);
    if (wholeness?.size === size && wholeness.changedAt === changedAt) return wholeness.isWhole;
    const isWhole = this.#fitsDigest(place);
    this.#wholeness.set(place, { size, changedAt, isWhole });
    return isWhole;
  }

  /** Compares a copy with its digest. A copy of an older release has none, and counts as whole until it is replaced. */
  async #fitsDigest(place: string): Promise<boolean> {
    const expected = await this.#digestAt(place);
    return expected === null || (await digestOf(place)) === expected;
  }

  async #digestAt(place: string): Promise<string | null> {
    try {
      return await readFile(this.#digestPlaceOf(place), "utf8");
    } catch (error) {
      if (isMissingFile(error)) return null;
      throw error;
    }
  }

  async #fetchNext(): Promise<void> {
    const [name] = this.#wanted;
    if (name === undefined) return;
    this.#wanted.delete(name);
    this.#known.add(name);
    this.#fetching += 1;
    try {
      await this.#fetchOne(name);
    } catch (error) {
      // The next page or visitor that needs the file retries.
      this.#known.delete(name);
      const isFull = logFailedWrite(error, "File of the media library can't be kept", { name });
      if (isFull) this.#restUntil = Date.now() + restMs;
    } finally {
      this.#fetching -= 1;
      this.want([]);
    }
  }

  #addressOf(name: string): URL {
    return new URL(`${uploadsFolder}${name}`, this.#origin);
  }

  #placeOf(name: string, encoding: Encoding | null): string {
    return encoding === null ? path.join(this.#folder, name) : path.join(this.#folder, encoding, name);
  }

  #digestPlaceOf(place: string): string {
    return path.join(this.#folder, digestFolder, path.relative(this.#folder, place));
  }

  async #fetchOne(name: string): Promise<void> {
    if (!(await this.#isKept(name, null))) await this.#fetchFile(name);
    await this.#compress(name, (await this.#sizeOf(name, null)) ?? 0);
  }

  async #isKept(name: string, encoding: Encoding | null): Promise<boolean> {
    const digest = await this.#digestAt(this.#placeOf(name, encoding));
    return digest !== null && (await this.#sizeOf(name, encoding)) !== null;
  }

  /** Returns a copy's size in bytes; `null` when there is none. */
  async #sizeOf(name: string, encoding: Encoding | null): Promise<number | null> {
    const opened = await this.open(name, encoding);
    await opened?.handle.close();
    return opened?.size ?? null;
  }

  async #fetchFile(name: string): Promise<void> {
    const signal = AbortSignal.timeout(fetchMs);
    const answer = await fetch(this.#addressOf(name), { signal, redirect: "error" });
    if (answer.status === 404) {
      await answer.body?.cancel();
      this.#known.delete(name);
      return;
    }
    if (!answer.ok || answer.body === null) throw new Error(`HTTP ${answer.status}`);
    const { body } = answer;
    await this.#write(this.#placeOf(name, null), (draft) => pipeline(Readable.fromWeb(body), createWriteStream(draft)));
  }

  /** Adds the missing compressed copies of an SVG or text file. */
  async #compress(name: string, size: number): Promise<void> {
    if (!isCompressible(contentTypeOf(name), size) || size > largestCompressed) return;
    for (const encoding of encodings) {
      const place = this.#placeOf(name, encoding);
      // oxlint-disable-next-line no-await-in-loop -- in the background, one after the other
      if (await this.#isKept(name, encoding)) continue;
      // oxlint-disable-next-line no-await-in-loop
      await this.#write(place, async (draft) => writeFile(draft, await this.#compressed(name, encoding)));
    }
  }

  async #compressed(name: string, encoding: Encoding): Promise<Buffer> {
    return compress(await readFile(this.#placeOf(name, null)), encoding, 11);
  }

  async #write(place: string, write: (draft: string) => Promise<void>): Promise<void> {
    await replaceFile(place, async (draft) => {
      await write(draft);
      // Writes the digest first, so that another process never sees the file without it.
      await replaceFile(this.#digestPlaceOf(place), await digestOf(draft));
    });
    recordGoodWrite();
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

const uploadName = new RegExp(`${uploadsFolder}(\\w[\\w.-]{0,199})`, "gu");

/** Returns the names of the media library's files in a page's HTML. */
export function filesNamedIn(html: string): Set<string> {
  return new Set([...html.matchAll(uploadName)].flatMap(([, name]) => name ?? []));
}
