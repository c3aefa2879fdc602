import { setTimeout as sleep } from "node:timers/promises";
import type { Change } from "@circuit/contract/site-link/changes";
import { pageOfShareImage } from "@circuit/contract/urls/own-paths";
import { tagMatcherOf } from "#app/cache-tags/tag-matcher.ts";
import { log } from "#app/log.server.ts";
import { BusyError, ConcurrencyLimit } from "../../concurrency-limit.ts";
import { compress, decompress } from "../../http/compression.ts";
import type { CacheableAnswer, PageRenderer, Rendered } from "../rendering/page-renderer.ts";
import type { RenderRequest, Urgency } from "../rendering/render-queue.ts";
import type { PageEntry } from "../storage/page-entry.ts";
import { isStoredOnDisk } from "../storage/page-files.ts";
import { pagePathOf } from "../storage/page-key.ts";
import type { PageStore } from "../storage/page-store.ts";
import type { StoredPage } from "../storage/stored-page.ts";
import { sortForRefresh } from "./refresh-order.ts";

/** First and longest pause before a retry of a failed render, in milliseconds. */
const retryMs = { first: 1000, longest: 60_000 };

/**
 * Pauses between retries grow. Up to this pause, in milliseconds, only a complete page replaces the stored one; after
 * that an incomplete one does too.
 */
const completeOnlyMs = 4000;

/** How long a request for an invalidated page waits for the new version before it gets the old, in milliseconds. */
const renewMs = 500;

/** How long a page must be unchanged before it is compressed with the best quality, in milliseconds. */
const settledMs = 10_000;

/** Longest time until all processes have loaded a page that one of them stored, in milliseconds. */
const propagationMs = 1000;

/** Pages of a bulk refresh per batch of prefetched documents (at most 25), and pages rendered at a time. */
const together = { read: 25, rendered: 4 };

/** Prefetches the documents of pages in a few requests before the pages are rendered. */
type ReadAhead = (paths: readonly string[]) => Promise<void>;

/** Keeps stored pages up to date: renders missing, stale and invalidated ones, while the old version serves. */
export class PageRevalidator {
  readonly store: PageStore;
  readonly renderer: PageRenderer;
  readonly #tell: (address: string) => void;
  readonly #readAhead: ReadAhead;
  /** URL paths of bulk refreshes that haven't started. */
  readonly #due = new Set<string>();
  readonly #refreshing = new Set<Promise<void>>();
  /** URL paths of stale pages that are being rendered in the background. */
  readonly #revalidating = new Set<string>();
  /** Timers of the next retry by URL path. */
  readonly #retries = new Map<string, NodeJS.Timeout>();
  readonly #keeping = new WeakMap<CacheableAnswer, Promise<void>>();
  /** Timers of the compression with the best quality, by URL path. */
  readonly #settling = new Map<string, NodeJS.Timeout>();
  readonly #compressing = new ConcurrencyLimit({ atOnce: 1, waiting: Infinity });
  readonly #never = new AbortController().signal;
  #isStopped = false;

  /** @param tell - Notifies the other processes of this machine that a page was stored or removed. */
  constructor(
    store: PageStore,
    renderer: PageRenderer,
    tell: (address: string) => void,
    readAhead: ReadAhead = async () => undefined,
  ) {
    this.store = store;
    this.renderer = renderer;
    this.#tell = tell;
    this.#readAhead = readAhead;
  }

  /** Whether no refresh or retry is pending. */
  get isSettled(): boolean {
    return this.#due.size + this.#refreshing.size + this.#retries.size === 0;
  }

  /**
   * Renders a page, and stores it if it is cacheable. Throws what the application throws.
   *
   * @param urgency - Priority in the queue.
   * @param request - `null` to render without a client that may hang up.
   * @throws {BusyError} The queue is full.
   */
  async make(
    address: string,
    urgency: Urgency = "upkeep",
    request: RenderRequest | null = null,
  ): Promise<StoredPage | Rendered> {
    const { answer, isWhole } = await this.#make(address, urgency, request);
    // Retries an incomplete page in the background; not a search, as there can be any number of those.
    const isWanting = !isWhole && !("kept" in answer) && isStoredOnDisk(address);
    if (isWanting && !this.#retries.has(address)) this.#retryLater(address, "upkeep", retryMs.first);
    return answer;
  }

  /**
   * @param isWholeOnly - Whether only a complete page may replace a complete one.
   * @returns The answer, and whether it is complete.
   */
  async #make(address: string, urgency: Urgency, request: RenderRequest | null, isWholeOnly = false) {
    const rendered = await this.renderer.render(address, urgency, request);
    if (!rendered.kept) {
      // Removes a page that is gone, moved or private now, but not on an error.
      const isWhole = rendered.answer.status < 500;
      if (isWhole) await this.#remove(address);
      return { answer: rendered, isWhole };
    }
    const before = this.store.get(address);
    const isSame = before?.entry.etag === rendered.entry.etag && !before.isOutdated;
    if (rendered.isIncomplete && before !== undefined && (isSame || isWholeOnly))
      return { answer: before, isWhole: false };

    // All requests that share the render share this write.
    const keeping = this.#keeping.get(rendered) ?? this.#keep(rendered);
    this.#keeping.set(rendered, keeping);
    await keeping;
    return { answer: this.store.get(address) ?? rendered, isWhole: !rendered.isIncomplete };
  }

  async #keep(rendered: CacheableAnswer): Promise<void> {
    const { entry, body } = rendered;
    const isOnDisk = await this.store.put(entry, body);
    // On a full disk the other processes find no file: they drop their old version and render their own.
    if (isStoredOnDisk(entry.address)) this.#tell(entry.address);
    if (isOnDisk && entry.isCompressed) this.#compressLater(entry);
    // A change during the render found no stored page to refresh.
    if (this.renderer.isOutdated(rendered)) void this.refresh(entry.address);
  }

  async #remove(address: string): Promise<void> {
    if (this.store.get(address) === undefined) return;
    await this.store.remove(address);
    this.#tell(address);
  }

  /**
   * Returns the priority of a request for a page that isn't stored: known pages come before searches and unknown paths.
   */
  urgencyOf(address: string): Urgency {
    const pages = [address, pagePathOf(address), pageOfShareImage(address) ?? address];
    const isKnown = pages.some((each) => this.store.get(each) !== undefined);
    if (!isKnown) return "unknown";
    return isStoredOnDisk(address) ? "visitor" : "search";
  }

  /**
   * Renders an invalidated page again for a request; returns the old version if that fails or takes too long.
   */
  async renew(page: StoredPage): Promise<StoredPage | Rendered> {
    const { address } = page.entry;
    const making = this.make(address, "visitor").then(
      (made) => ("kept" in made && !made.kept && made.answer.status >= 500 ? page : made),
      (error: unknown) => {
        if (!(error instanceof BusyError))
          log.error("Stored page can't be made again", { path: address, reason: String(error) });
        return page;
      },
    );
    return Promise.race([making, sleep(renewMs, page, { ref: false })]);
  }

  /**
   * Reloads a page that another process stored or removed.
   *
   * @param isLeading - Whether to refresh it if it is outdated.
   */
  async reload(address: string, isLeading: boolean): Promise<void> {
    const page = await this.store.reload(address);
    const startedAt = Date.now() - propagationMs;
    if (isLeading && page !== null && this.renderer.isOutdated({ entry: page.entry, startedAt }))
      void this.refresh(address);
  }

  /** Renders a page again while the old version serves; retries a failure with exponential backoff. */
  async refresh(address: string, urgency: Urgency = "upkeep", pauseMs = retryMs.first): Promise<void> {
    clearTimeout(this.#retries.get(address));
    this.#retries.delete(address);
    this.#due.delete(address);
    if (this.#isStopped) return;
    const refreshing = this.#refreshOnce(address, urgency, pauseMs);
    this.#refreshing.add(refreshing);
    await refreshing;
    this.#refreshing.delete(refreshing);
  }

  async #refreshOnce(address: string, urgency: Urgency, pauseMs: number): Promise<void> {
    try {
      const { isWhole } = await this.#make(address, urgency, null, pauseMs <= completeOnlyMs);
      if (isWhole) return;
      log.info("Stored page can't be made again yet", { path: address });
    } catch (error) {
      log.error("Stored page can't be made again", { path: address, reason: String(error) });
    }
    this.#retryLater(address, urgency, pauseMs);
  }

  #retryLater(address: string, urgency: Urgency, pauseMs: number): void {
    clearTimeout(this.#retries.get(address));
    const next = Math.min(pauseMs * 2, retryMs.longest);
    this.#retries.set(address, setTimeout(() => void this.refresh(address, urgency, next), pauseMs).unref());
  }

  /** Refreshes the page whose data for hydration is missing. @param data - URL path of the data. */
  replaceData(data: string): void {
    const entry = this.store.entries().find((each) => each.data === data);
    if (entry !== undefined) this.refreshOld(entry.address);
  }

  /** Refreshes a stale page, unless that is in progress. */
  refreshOld(address: string): void {
    if (this.#revalidating.has(address) || this.#retries.has(address)) return;
    this.#revalidating.add(address);
    void this.refresh(address).finally(() => this.#revalidating.delete(address));
  }

  /**
   * Refreshes all stored answers that changes invalidate, and renders the pages that they add.
   *
   * @param added - URL paths that may be new because of the changes.
   * @returns Number of refreshed answers.
   */
  async apply(changes: readonly Change[], added: readonly string[] = []): Promise<number> {
    const isTouched = tagMatcherOf(changes);
    const touched = this.store.entries().filter(({ cacheTags }) => isTouched(cacheTags));
    const isPage = ({ contentType }: PageEntry) => contentType.startsWith("text/html");
    const pages = new Set([...added, ...sortForRefresh(touched.filter(isPage).map(addressOf), changes)]);
    await this.refreshEach(pages, "change");
    // Sitemaps, feeds and data come last, as they may take long.
    const files = touched.filter((entry) => !isPage(entry) && !pages.has(entry.address));
    await this.refreshEach(files.map(addressOf));
    return pages.size + files.length;
  }

  /**
   * Refreshes pages in order, a few at a time, so that they don't delay the next change. Skips a page that was
   * refreshed meanwhile for another reason.
   */
  async refreshEach(addresses: Iterable<string>, urgency: Urgency = "upkeep"): Promise<void> {
    const all = [...addresses];
    for (const address of all) this.#due.add(address);
    const partAt = (start: number) => all.slice(start, start + together.read);
    const lanes = new ConcurrencyLimit({ atOnce: together.rendered, waiting: Infinity });
    const refreshDue = async (address: string) => this.#due.has(address) && this.refresh(address, urgency);
    let reading = this.#readDue(partAt(0));
    for (let start = 0; start < all.length; start += together.read) {
      // oxlint-disable-next-line no-await-in-loop -- prefetches the next batch while this one is rendered
      await reading;
      reading = this.#readDue(partAt(start + together.read));
      const made = partAt(start).map((address) => lanes.run(() => refreshDue(address), this.#never));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await Promise.all(made);
    }
  }

  async #readDue(addresses: readonly string[]): Promise<void> {
    const due = addresses.filter((address) => this.#due.has(address));
    if (due.length === 0 || this.#isStopped) return;
    try {
      await this.#readAhead(due.map(pagePathOf));
    } catch (error) {
      log.info("Documents can't be read ahead", { reason: String(error) });
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  #compressLater(entry: PageEntry): void {
    const { address } = entry;
    clearTimeout(this.#settling.get(address));
    const compressNow = () => {
      this.#settling.delete(address);
      this.#compressing
        .run(() => this.#compressWell(address), this.#never)
        .catch((error: unknown) => log.error("Stored page can't be compressed", { reason: String(error) }));
    };
    this.#settling.set(address, setTimeout(compressNow, settledMs).unref());
  }

  /** Compresses a stored page with the best quality, which is too slow while a client waits. */
  async #compressWell(address: string): Promise<void> {
    // Renders have priority.
    await this.renderer.queue.whenIdle();
    const page = this.store.get(address);
    // If the page was rendered again meanwhile, a later timer compresses it.
    if (page === undefined || this.#isStopped || this.#settling.has(address)) return;
    const stored = await this.store.answer(page, ["br"]);
    if (stored === null) return;
    await this.store.putSmaller(page.entry, await compress(await decompress(stored.body), "br", 11));
    this.#tell(address);
  }
}

const addressOf = ({ address }: PageEntry) => address;
