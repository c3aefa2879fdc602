import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { logFailedWrite, recordGoodWrite } from "../../disk-failures.ts";
import { compress, decompress, type Encoding } from "../../http/compression.ts";
import { withSharedTexts, type BodyEncoding, type PageEntry } from "./page-entry.ts";
import { isStoredOnDisk, PageFiles } from "./page-files.ts";
import { StoredPage, type PreparedAnswer } from "./stored-page.ts";

const defaultLimits = {
  /** Bytes of bodies in memory that are also on disk. */
  bodyBytes: 10_000_000,
  /** Most answers in memory only, such as those with a query. */
  unwritten: 300,
  /** Whether to drop the entry too when its body is evicted, for a store that nobody lists. */
  forgetsEvicted: false,
  /** Pause before a retry to write pages on a full disk, in milliseconds. */
  diskRetryMs: 30_000,
};

/**
 * The page store of one process: all entries are in memory, the bodies on disk and in an LRU cache. Clients that don't
 * accept Brotli get a body that is decompressed for them.
 */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>();
  readonly #unwritten: LRUCache<string, StoredPage>;
  /** Pages with answers in memory, and the bytes of these. */
  readonly #warm: LRUCache<StoredPage, number>;
  /** The last queued write per `address`. */
  readonly #writing = new Map<string, Promise<unknown>>();
  readonly files: PageFiles;
  readonly #limits: typeof defaultLimits;
  #isWritingLater = false;

  constructor(folder: string, limits: Partial<typeof defaultLimits> = {}) {
    this.files = new PageFiles(folder);
    this.#limits = { ...defaultLimits, ...limits };
    const { unwritten, bodyBytes, forgetsEvicted } = this.#limits;
    this.#unwritten = new LRUCache({ max: unwritten });
    this.#warm = new LRUCache({
      maxSize: bodyBytes,
      // A body larger than the whole cache takes all of it, rather than not being cached.
      sizeCalculation: (bytes) => Math.min(bytes, bodyBytes),
      dispose: (_bytes, page, reason) => {
        if (reason === "set") return;
        page.cool();
        if (forgetsEvicted) this.#pages.delete(page.entry.address);
      },
    });
  }

  /** Loads the entries that an earlier process left on disk. */
  async restore(): Promise<void> {
    await this.files.readAll(({ entry }) => {
      this.#pages.set(entry.address, new StoredPage(withSharedTexts(entry)));
    });
  }

  get(address: string): StoredPage | undefined {
    return this.#pages.get(address) ?? this.#unwritten.get(address);
  }

  /** Finds an answer on disk, which another process may have stored; `null` when there is none. */
  async find(address: string): Promise<StoredPage | null> {
    return this.#pages.get(address) ?? this.reload(address);
  }

  /** Lists all known entries on disk. */
  entries(): PageEntry[] {
    return [...this.#pages.values()].map(({ entry }) => entry);
  }

  /**
   * Stores an answer in place of the old one. On a full disk it stays in memory, and is written later.
   *
   * @param body - In Brotli or uncompressed, as the entry says.
   * @returns Whether other processes can read it from disk.
   */
  async put(entry: PageEntry, body: Buffer): Promise<boolean> {
    return isStoredOnDisk(entry.address)
      ? this.#inTurn(entry.address, () => this.#write(entry, body))
      : this.#keepInMemory(entry, body);
  }

  /** Replaces a body by a smaller one, unless any process has replaced the answer meanwhile. */
  async putSmaller(entry: PageEntry, body: Buffer): Promise<void> {
    const { address, etag } = entry;
    await this.#inTurn(address, async () => {
      const isCurrent = this.#pages.get(address)?.entry.etag === etag;
      if (isCurrent && (await this.files.read(address))?.entry.etag === etag) await this.#write(entry, body);
    });
  }

  async #write(entry: PageEntry, body: Buffer): Promise<boolean> {
    try {
      await this.files.write({ entry, body });
      recordGoodWrite();
    } catch (error) {
      // On a full disk the visitor gets the page from memory.
      logFailedWrite(error, "Page is kept in memory only", { path: entry.address });
      // Removes the old file, so that a later process doesn't serve it.
      const stays = (failed: unknown) => logFailedWrite(failed, "Stored page can't be removed", {});
      await this.files.remove(entry.address).catch(stays);
      void this.#writeLater();
      return this.#keepInMemory(entry, body);
    }
    this.drop(entry.address);
    this.#add(entry, body);
    return true;
  }

  /** Retries after a pause to write the pages that are in memory only, until the disk is full again. */
  async #writeLater(): Promise<void> {
    if (this.#isWritingLater) return;
    this.#isWritingLater = true;
    await sleep(this.#limits.diskRetryMs, null, { ref: false });
    this.#isWritingLater = false;
    const pages = [...this.#unwritten.values()].filter(
      (page) => !page.isOutdated && isStoredOnDisk(page.entry.address),
    );
    for (const { entry, ownEncoding, answers } of pages) {
      const body = answers.get(ownEncoding)?.body;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the next may not fit either
      if (body !== undefined && !(await this.put(entry, body))) return;
    }
  }

  #keepInMemory(entry: PageEntry, body: Buffer): false {
    this.drop(entry.address);
    const page = new StoredPage(withSharedTexts(entry));
    page.prepare(page.ownEncoding, body);
    this.#unwritten.set(entry.address, page);
    return false;
  }

  #add(entry: PageEntry, body: Buffer): StoredPage {
    const page = new StoredPage(withSharedTexts(entry));
    this.#pages.set(entry.address, page);
    this.#warmUp(page, page.ownEncoding, body);
    return page;
  }

  /** Runs the tasks for an `address` one after another. */
  #inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#writing.get(address) ?? Promise.resolve()).then(work, work);
    this.#writing.set(address, turn);
    const end = () => {
      if (this.#writing.get(address) === turn) this.#writing.delete(address);
    };
    turn.then(end, end);
    return turn;
  }

  /** Reads an answer again that another process stored or removed. @returns `null` when there is none. */
  async reload(address: string): Promise<StoredPage | null> {
    const file = await this.files.read(address);
    this.drop(address);
    return file === null ? null : this.#add(file.entry, file.body);
  }

  /** Drops an answer in this process only. */
  drop(address: string): void {
    this.#unwritten.delete(address);
    const page = this.#pages.get(address);
    this.#pages.delete(address);
    if (page !== undefined) this.#warm.delete(page);
  }

  /** Removes an answer, on disk too. */
  async remove(address: string): Promise<void> {
    this.drop(address);
    if (!isStoredOnDisk(address)) return;
    await this.#inTurn(address, async () => {
      // Drops the answer of a write that was queued before.
      this.drop(address);
      await this.files.remove(address);
    });
  }

  /** Invalidates the answers in memory only that a change concerns. */
  invalidateUnwritten(isTouched: (tags: readonly string[]) => boolean): void {
    for (const page of this.#unwritten.values()) page.isOutdated ||= isTouched(page.entry.cacheTags);
  }

  /** Prepares an answer whose body is also on disk, and counts its bytes in the LRU cache. */
  #warmUp(page: StoredPage, encoding: BodyEncoding, body: Buffer): PreparedAnswer {
    const answer = page.prepare(encoding, body);
    this.#warm.set(page, (this.#warm.get(page) ?? 0) + body.byteLength);
    return answer;
  }

  /**
   * Returns the answer for a client, from memory or else from disk.
   *
   * @param accepted - Encodings that the client accepts, best first.
   * @returns `null` when the file is missing or damaged; the entry is then dropped.
   */
  answer(page: StoredPage, accepted: readonly Encoding[]): PreparedAnswer | Promise<PreparedAnswer | null> {
    const encoding = page.entry.isCompressed ? (accepted[0] ?? "identity") : "identity";
    const ready = page.answers.get(encoding);
    if (ready === undefined) return this.#makeAnswer(page, accepted, encoding);
    this.#warm.get(page);
    return ready;
  }

  /** Returns the uncompressed body as text; `null` as in {@link answer}. */
  async text(page: StoredPage): Promise<string | null> {
    return (await this.answer(page, []))?.body.toString("utf8") ?? null;
  }

  async #makeAnswer(
    page: StoredPage,
    accepted: readonly Encoding[],
    encoding: BodyEncoding,
  ): Promise<PreparedAnswer | null> {
    const { address } = page.entry;
    const own = page.answers.get(page.ownEncoding);
    if (own === undefined) {
      // Another process may have replaced the file a moment ago.
      const current = await this.reload(address);
      return current === null ? null : this.answer(current, accepted);
    }
    const identity = await decompress(own.body);
    const body = encoding === "gzip" ? await compress(identity, "gzip", 6) : identity;
    // Caches the answer only for a page in the LRU cache, which counts its bytes.
    return this.#warm.has(page)
      ? this.#warmUp(page, encoding, body)
      : new StoredPage(page.entry).prepare(encoding, body);
  }
}
