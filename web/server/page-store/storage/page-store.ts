import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { log } from "#app/log.server.ts";
import { noteFailedWrite, noteGoodWrite } from "../../disk-room.ts";
import { bodyEncodings, fitsOnDisk, type DiskPages } from "./disk-pages.ts";
import type { Bodies, BodyEncoding, PageEntry } from "./page-entry.ts";
import { StoredPage } from "./stored-page.ts";
import { TextPool } from "./text-pool.ts";

/** Limits of what one process keeps in memory; everything is on disk as well. */
export interface StoreLimits {
  /** Bytes of bodies. */
  bodyBytes: number;
  /** Variants: answers to addresses with a query, of which there can be any number. */
  variants: number;
  /** Pause before pages that didn't fit on a full disk are written again, in milliseconds. */
  diskRetryMs: number;
}

/** Pauses before a file that is only half written is read again, in milliseconds. */
const replacingMs = [0, 20, 100, 300];

/** Bytes of bodies that are kept uncompressed for the few clients that take no other. */
const plainBytes = 3_000_000;

const defaultLimits: StoreLimits = { bodyBytes: 8_000_000, variants: 300, diskRetryMs: 30_000 };

/** The stored answers of one process: all entries in memory, bodies in an LRU cache, everything on disk. */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #variants: LRUCache<string, StoredPage>;
  /** Bytes of each page that has bodies in memory. */
  readonly #warm: LRUCache<StoredPage, number>;
  /** Uncompressed bodies of compressed answers, by their ETag, which is a digest of the body. */
  readonly #plain = new LRUCache<string, Buffer>({
    maxSize: plainBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  /** Writes under way: one at a time for each address. */
  readonly #writing = new Map<string, Promise<unknown>>();
  readonly #texts = new TextPool();
  readonly #disk: DiskPages;
  readonly #limits: StoreLimits;
  #isWritingLater = false;
  #tellLost: (address: string) => void = () => undefined;

  constructor(disk: DiskPages, limits: Partial<StoreLimits> = {}) {
    this.#disk = disk;
    this.#limits = { ...defaultLimits, ...limits };
    const { variants, bodyBytes } = this.#limits;
    this.#variants = new LRUCache({ max: variants, dispose: (page) => page.cool() });
    this.#warm = new LRUCache({
      maxSize: bodyBytes,
      // A body that is larger than all the room has it alone, until the next one comes.
      sizeCalculation: (bytes) => Math.min(bytes, bodyBytes),
      dispose: (_bytes, page, reason) => (reason === "set" ? undefined : page.cool()),
    });
  }

  /** Tells of each answer that had to be dropped, as its body is gone or damaged: nobody may ever ask for it again. */
  whenLost(tell: (address: string) => void): void {
    this.#tellLost = tell;
  }

  /** Loads the entries that an earlier process left on disk. @returns How many there were. */
  async restore(): Promise<number> {
    for (const entry of await this.#disk.readAll()) this.#pages.set(entry.address, this.#toStored(entry, {}));
    return this.#pages.size;
  }

  get(address: string): StoredPage | undefined {
    return this.#pages.get(address) ?? this.#variants.get(address);
  }

  /** All entries except variants. */
  entries(): PageEntry[] {
    return [...this.#pages.values()].map(({ entry }) => entry);
  }

  /** How often each answer but variants was asked for since the last call, by address. */
  takeVisits(): Map<string, number> {
    const visits = new Map<string, number>();
    for (const [address, page] of this.#pages) {
      if (page.visits > 0) visits.set(address, page.visits);
      page.visits = 0;
    }
    return visits;
  }

  /** Stores an answer in place of the one before. @returns Whether other processes can read it from disk. */
  async put(entry: PageEntry, bodies: Bodies): Promise<boolean> {
    if (!fitsOnDisk(entry.address)) {
      this.#putVariant(entry, bodies);
      return false;
    }
    return this.#inTurn(entry.address, () => this.#write(entry, bodies));
  }

  /** Adds bodies to a stored answer, unless it has been replaced meanwhile, here or by another process. */
  async addBodies(entry: PageEntry, bodies: Bodies): Promise<void> {
    const { address, etag } = entry;
    if (!fitsOnDisk(address)) {
      const page = this.#variants.peek(address);
      if (page?.entry.etag === etag && !page.isOutdated) this.#putVariant(entry, bodies);
      return;
    }
    await this.#inTurn(address, async () => {
      const page = this.#pages.get(address);
      if (page?.entry.etag !== etag || !(await this.#isOnDisk(page.entry))) return;
      await this.#write({ ...entry, freshUntil: page.entry.freshUntil }, bodies);
    });
  }

  /**
   * Marks an answer as stale, on disk too.
   *
   * @returns `false` when it was stale already, or isn't the one on disk.
   */
  expire(address: string): Promise<boolean> {
    return this.#inTurn(address, async () => {
      const page = this.#pages.get(address);
      if (page === undefined || page.entry.freshUntil === 0 || !(await this.#isOnDisk(page.entry))) return false;
      await this.#write({ ...page.entry, freshUntil: 0 }, page.bodies);
      return true;
    });
  }

  /** Whether an answer is still the one on disk: another process may have replaced or removed it. */
  async #isOnDisk({ address, etag }: PageEntry): Promise<boolean> {
    return (await this.#disk.readEntry(address))?.etag === etag;
  }

  async #write(entry: PageEntry, bodies: Bodies): Promise<boolean> {
    try {
      await this.#disk.write(entry, bodies);
    } catch (error) {
      // The visitor gets the page even when the disk is full.
      noteFailedWrite(error, "Page is kept in memory only", { path: entry.address });
      this.#swap(entry, bodiesInMemory(entry, bodies, false)).isInMemoryOnly = true;
      this.#writeLater();
      return false;
    }
    noteGoodWrite();
    this.#swap(entry, bodiesInMemory(entry, bodies));
    return true;
  }

  /** Tries again some time later: there may be room then. */
  #writeLater(): void {
    if (this.#isWritingLater) return;
    this.#isWritingLater = true;
    setTimeout(() => {
      this.#isWritingLater = false;
      void this.#writeLeftOver();
    }, this.#limits.diskRetryMs).unref();
  }

  /** Writes the pages that didn't fit, until the disk is full again. */
  async #writeLeftOver(): Promise<void> {
    for (const { entry, bodies, isInMemoryOnly } of this.#pages.values()) {
      if (!isInMemoryOnly || bodies.identity === undefined) continue;
      const write = async () => {
        // A newer answer may have replaced it meanwhile.
        const page = this.#pages.get(entry.address);
        return page?.entry !== entry || !page.isInMemoryOnly || this.#write(entry, bodies);
      };
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the next may not fit either
      if (!(await this.#inTurn(entry.address, write))) return;
    }
  }

  /** Runs a task for an address after those that were begun before. */
  #inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#writing.get(address) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#writing.set(address, turn);
    const end = () => {
      if (this.#writing.get(address) === turn) this.#writing.delete(address);
    };
    turn.then(end, end);
    return turn;
  }

  /** Reads an entry that another process wrote. */
  async reload(address: string): Promise<void> {
    const entry = await this.#disk.readEntry(address);
    if (entry !== null) this.#swap(entry, {});
  }

  /** Drops an answer in this process only. */
  drop(address: string): void {
    this.#variants.delete(address);
    const page = this.#pages.get(address);
    if (page === undefined) return;
    this.#pages.delete(address);
    this.#warm.delete(page);
    page.cool();
  }

  /** Removes an answer, on disk too. */
  async remove(address: string): Promise<void> {
    this.drop(address);
    if (!fitsOnDisk(address)) return;
    await this.#inTurn(address, async () => {
      // Drops what a write before this one has stored meanwhile.
      this.drop(address);
      await this.#disk.remove(address);
    });
  }

  /** Marks variants as invalidated by a change, and pages that a full disk left to this process alone. */
  invalidateVariants(isTouched: (entry: PageEntry) => boolean): void {
    for (const page of this.#variants.values()) page.isOutdated ||= isTouched(page.entry);
    for (const page of this.#pages.values()) if (page.isInMemoryOnly) page.isOutdated ||= isTouched(page.entry);
  }

  /**
   * A body, from memory or else from disk.
   *
   * @returns `null` when the file is gone or damaged: the answer has been dropped.
   */
  body(page: StoredPage, encoding: BodyEncoding): Buffer | Promise<Buffer | null> {
    const own = page.bodies[encoding];
    if (own !== undefined) {
      this.#warm.get(page);
      return own;
    }
    const plain = encoding === "identity" ? this.#plain.get(page.entry.etag) : undefined;
    if (plain !== undefined) return plain;
    const unpacked = encoding === "identity" ? unpack(page) : null;
    return unpacked === null ? this.#readBody(page, encoding) : this.#keepPlain(page.entry, unpacked);
  }

  #keepPlain({ etag }: PageEntry, body: Buffer): Buffer {
    this.#plain.set(etag, body);
    return body;
  }

  async #readBody(page: StoredPage, encoding: BodyEncoding): Promise<Buffer | null> {
    const { entry } = page;
    if (page.isInMemoryOnly) {
      // Evicted, and not on disk: it is rendered again.
      this.drop(entry.address);
      this.#tellLost(entry.address);
      return null;
    }
    const body = await this.#disk.readBody(entry, encoding);
    if (body !== null) {
      // Hardly any client asks for an uncompressed body: it must not evict the compressed ones.
      if (encoding === "identity" && entry.digests.br !== undefined) return this.#keepPlain(entry, body);
      page.bodies[encoding] = body;
      this.#warmUp(page);
      return body;
    }

    const replaced = await this.#readReplaced(entry.address, encoding);
    if (replaced !== null) return replaced;
    log.error("Stored page is damaged", { path: entry.address, encoding });
    await this.remove(entry.address);
    this.#tellLost(entry.address);
    return null;
  }

  /** Waits for another process that may be replacing the answer: it writes the bodies first, then their entry. */
  async #readReplaced(address: string, encoding: BodyEncoding): Promise<Buffer | null> {
    for (const pauseMs of replacingMs) {
      // oxlint-disable-next-line no-await-in-loop -- looked at until it is whole
      await sleep(pauseMs);
      // oxlint-disable-next-line no-await-in-loop
      const written = await this.#disk.readEntry(address);
      // oxlint-disable-next-line no-await-in-loop
      const body = written === null ? null : await this.#disk.readBody(written, encoding);
      if (written === null || body === null) continue;
      this.#swap(written, {});
      return body;
    }
    return null;
  }

  #swap(entry: PageEntry, bodies: Bodies): StoredPage {
    this.drop(entry.address);
    const page = this.#toStored(entry, bodies);
    this.#pages.set(entry.address, page);
    this.#warmUp(page);
    return page;
  }

  #putVariant(entry: PageEntry, bodies: Bodies): void {
    this.drop(entry.address);
    // Of a variant too brotli is enough: the few clients that take no compression get it unpacked.
    const page = this.#toStored(entry, bodiesInMemory(entry, bodies, true));
    this.#variants.set(entry.address, page);
  }

  /** Counts a page's bodies and evicts the least recently used ones. */
  #warmUp(page: StoredPage): void {
    const bytes = bodyEncodings.reduce((total, encoding) => total + (page.bodies[encoding]?.byteLength ?? 0), 0);
    if (bytes > 0) this.#warm.set(page, bytes);
  }

  #toStored(entry: PageEntry, bodies: Bodies): StoredPage {
    const cacheTags = this.#texts.shareTags(entry.cacheTags);
    return new StoredPage({ ...entry, cacheTags, headers: this.#texts.shareHeaders(entry.headers) }, bodies);
  }
}

/** The body of a page that isn't on disk, from what is in memory; `null` when it is to be read. */
function unpack({ entry, bodies: { br, gzip } }: StoredPage): Buffer | null {
  if (gzip !== undefined) return gunzipSync(gzip);
  return br === undefined || fitsOnDisk(entry.address) ? null : brotliDecompressSync(br);
}

/**
 * The bodies that are worth their memory: of an answer that compresses, brotli, and
 * gzip only if it isn't on disk. Others are read from disk, or decompressed.
 */
function bodiesInMemory(
  entry: PageEntry,
  { identity, br, gzip }: Bodies,
  isOnDisk = fitsOnDisk(entry.address),
): Bodies {
  const isCompressed = entry.digests.br !== undefined || entry.digests.gzip !== undefined;
  if (!isCompressed) return identity === undefined ? {} : { identity };
  if (isOnDisk) return br === undefined ? {} : { br };
  if (gzip === undefined && identity !== undefined) return { identity, ...(br && { br }) };
  return { ...(br && { br }), ...(gzip && { gzip }) };
}
