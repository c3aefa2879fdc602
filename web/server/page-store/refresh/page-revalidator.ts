import { setTimeout as sleep } from "node:timers/promises";
import type { Change } from "@circuit/contract/changes";
import { pageOfShareImage } from "@circuit/contract/own-paths";
import { log } from "#app/log.server.ts";
import { BusyError } from "../../concurrency-limit.ts";
import { noteFailedWrite } from "../../disk-room.ts";
import { fitsOnDisk } from "../storage/disk-pages.ts";
import type { PageEntry } from "../storage/page-entry.ts";
import { refreshInParts } from "./refresh-in-parts.ts";
import { RecentVisits } from "./recent-visits.ts";
import { inOrder } from "./refresh-order.ts";
import { pagePathOf, type PageKey } from "../storage/page-key.ts";
import {
  compressWell,
  type Asker,
  type CacheableAnswer,
  type PageRenderer,
  type Rendered,
} from "../rendering/page-renderer.ts";
import type { PageStore } from "../storage/page-store.ts";
import type { StoredPage } from "../storage/stored-page.ts";
import { matchesTags } from "#app/cache-tags/matches-tags.ts";
import type { Urgency } from "../rendering/render-queue.ts";

/** What the processes of one machine tell each other about stored pages. */
export interface PageNews {
  stored(address: string): void;
  removed(address: string): void;
}

/** First and longest pause before a page that could not be rendered is tried again, in milliseconds. */
const retryMs = { first: 1000, longest: 60_000 };

/**
 * While the pause between retries is no longer than this, only a complete page replaces the old one; after that an
 * incomplete one does too. In milliseconds.
 */
const patienceMs = 4000;

/** How long a request for an invalidated page waits for the new version before it gets the old one, in milliseconds. */
const renewMs = 500;

/** How long a page stays as it is before it is compressed well: while editors work, many are made again soon. In milliseconds. */
const settledMs = 10_000;

/** Longest time until all processes know of a page that one of them stored, in milliseconds. */
const propagationMs = 1000;

/** Reads the documents of pages that are about to be rendered, in fewer requests than the pages would make. */
type ReadAhead = (paths: readonly string[]) => Promise<void>;

export interface RevalidatorOptions {
  readAhead?: ReadAhead;
  /** Whether pages that stay as they are for a while are compressed as small as they get. */
  compressesWell?: boolean;
}

/** Keeps the stored pages up to date: renders missing, stale and changed ones. The old version serves meanwhile. */
export class PageRevalidator {
  readonly store: PageStore;
  /** Which pages a bulk refresh makes first. */
  readonly visits = new RecentVisits();
  readonly #renderer: PageRenderer;
  readonly #news: PageNews;
  readonly #readAhead: ReadAhead;
  readonly #compressesWell: boolean;
  readonly #refreshing = new Set<string>();
  /** Pages that could not be rendered, each with the timer of its next retry. */
  readonly #retries = new Map<string, NodeJS.Timeout>();
  readonly #keeping = new WeakMap<CacheableAnswer, Promise<void>>();
  /** When the rendering of each page began that is stored whole, in milliseconds since 1970. */
  readonly #madeAt = new Map<string, number>();
  /** Pages to compress well, each with when, in milliseconds since 1970; the earliest first. */
  readonly #toCompress = new Map<string, number>();
  #isCompressing = false;
  #isStopped = false;

  constructor(store: PageStore, renderer: PageRenderer, news: PageNews, options: RevalidatorOptions = {}) {
    const { readAhead = async () => undefined, compressesWell = true } = options;
    this.#readAhead = readAhead;
    this.#compressesWell = compressesWell;
    this.store = store;
    store.whenLost((address) => this.refreshOld(address));
    this.#renderer = renderer;
    this.#news = news;
  }

  /**
   * Renders a page and stores it if it may be stored. Throws what the application throws.
   *
   * @param urgency - Priority in the queue.
   * @param asker - `null` when the page is wanted in any case.
   * @throws {BusyError} The queue is full.
   */
  async make(address: string, urgency: Urgency = "upkeep", asker: Asker | null = null): Promise<StoredPage | Rendered> {
    const { answer, isWhole } = await this.#make(address, urgency, { asker });
    // Retried in the background until it is complete; not for searches, of which there can be any number.
    const isWanting = !isWhole && !("kept" in answer) && fitsOnDisk(address);
    if (isWanting && !this.#retries.has(address)) this.#retryLater(address, retryMs.first);
    return answer;
  }

  async #make(address: string, urgency: Urgency, wish: Wish = {}): Promise<MakeResult> {
    const rendered = await this.#renderer.render(address, urgency, wish.asker ?? null);
    if (!rendered.kept) {
      // A stored page is removed when it is gone, moved or private, but not on an error.
      const isWhole = rendered.answer.status < 500;
      if (isWhole) await this.#forget(address);
      return { answer: rendered, isWhole };
    }
    const before = this.store.get(address);
    const isSame = before?.entry.etag === rendered.entry.etag && !before.isOutdated;
    if (rendered.isIncomplete && before !== undefined && (isSame || wish.isAnythingWelcome === false))
      return { answer: before, isWhole: false };

    const keeping = this.#keeping.get(rendered) ?? this.#keep(rendered);
    this.#keeping.set(rendered, keeping);
    await keeping;
    // Of searches there can be any number, and no change has them made again.
    if (!rendered.isIncomplete && fitsOnDisk(address)) this.#madeAt.set(address, rendered.startedAt);
    return { answer: this.store.get(address) ?? rendered, isWhole: !rendered.isIncomplete };
  }

  /**
   * Renders an answer that isn't stored, for the exact address that was requested: a 404 or an error names
   * that address.
   *
   * @throws {BusyError} The queue is full.
   */
  makeOnce(address: string, asker: Asker): Promise<Rendered> {
    return this.#renderer.render(address, "unknown", asker);
  }

  /**
   * Renders a page for a prefetch, unless other requests are waiting.
   *
   * @returns `null` when there is none now: others are waiting, or it is gone, broken or private.
   */
  async makeAhead(address: string, asker: Asker): Promise<StoredPage | null> {
    if (this.#renderer.isBehind()) return null;
    try {
      const made = await this.make(address, "search", asker);
      return "kept" in made ? null : made;
    } catch (error) {
      if (error instanceof BusyError || asker.gone.aborted) return null;
      throw error;
    }
  }

  /** Tells whether the answer to an address is the same for everyone; any other is never rendered here. */
  isForEveryone(address: string): boolean {
    return this.#renderer.isForEveryone(address);
  }

  /**
   * Urgency of a request for a page that isn't stored: known pages go
   * before unknown addresses, and before searches.
   */
  urgencyOf({ address, isVariant }: PageKey): Urgency {
    const pages = [address, pagePathOf(address), pageOfShareImage(address) ?? address];
    const isKnown = pages.some((each) => this.store.get(each) !== undefined);
    if (!isKnown) return "unknown";
    return isVariant ? "search" : "visitor";
  }

  /**
   * Renders an invalidated page again for a request. If that fails or takes too long, the old version is the
   * answer.
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

  /** Runs once for all requests that waited for the same page. */
  async #keep(rendered: CacheableAnswer): Promise<void> {
    const { entry, bodies } = rendered;
    const before = this.store.get(entry.address)?.entry.etag;
    if (await this.store.put(entry, bodies)) this.#news.stored(entry.address);
    // When the disk is full the other processes can't read it: they drop their old version and render their own.
    else if (fitsOnDisk(entry.address) && before !== undefined && before !== entry.etag)
      this.#news.removed(entry.address);
    // Of variants there can be any number, each asked for a few times: what they got while a client waited is enough.
    if (this.#compressesWell && fitsOnDisk(entry.address)) this.#compressLater(entry.address);
    // A change that arrived before the page was stored found nothing to refresh.
    if (this.#renderer.isOutdated(rendered)) void this.refresh(entry.address);
  }

  /** Checks a page that another process just stored: a change may have arrived while it was rendered. */
  checkStored(address: string): void {
    const entry = this.store.get(address)?.entry;
    if (entry !== undefined && this.#renderer.isOutdated({ entry, startedAt: Date.now() - propagationMs }))
      void this.refresh(address);
  }

  /**
   * Renders a page again while the old one serves. One that can't be rendered is tried
   * again, ever later.
   */
  async refresh(address: string, urgency: Urgency = "upkeep", pauseMs = retryMs.first): Promise<void> {
    clearTimeout(this.#retries.get(address));
    this.#retries.delete(address);
    if (this.#isStopped) return;
    try {
      const { isWhole } = await this.#make(address, urgency, { isAnythingWelcome: pauseMs > patienceMs });
      if (isWhole) return;
      log.info("Stored page can't be made again yet", { path: address });
    } catch (error) {
      log.error("Stored page can't be made again", { path: address, reason: String(error) });
    }
    await this.#expire(address);
    this.#retryLater(address, pauseMs, urgency);
  }

  /** Marks a page as stale and tells the other processes: one of them has to refresh it if this one dies. */
  async #expire(address: string): Promise<void> {
    try {
      if (await this.store.expire(address)) this.#news.stored(address);
    } catch (error) {
      noteFailedWrite(error, "Stored page can't be marked as old", { path: address });
    }
  }

  #retryLater(address: string, pauseMs: number, urgency: Urgency = "upkeep"): void {
    const next = Math.min(pauseMs * 2, retryMs.longest);
    this.#retries.set(address, setTimeout(() => void this.refresh(address, urgency, next), pauseMs).unref());
  }

  /** Refreshes the page whose data file is missing. */
  replaceData(digest: string): void {
    const entry = this.store.entries().find(({ data }) => data === digest);
    if (entry !== undefined) this.refreshOld(entry.address);
  }

  /** Refreshes a stale page, once however many visitors ask for it. */
  refreshOld(address: string): void {
    if (this.#refreshing.has(address) || this.#retries.has(address)) return;
    this.#refreshing.add(address);
    void this.refresh(address).finally(() => this.#refreshing.delete(address));
  }

  /**
   * Refreshes all stored answers that changes invalidate, and renders the pages that they add. A page whose rendering
   * began after these changes has them in it already: that of one change counts for all that came before.
   *
   * @param added - Addresses that may be new because of the changes.
   * @returns How many were refreshed.
   */
  async apply(changes: readonly Change[], added: readonly string[] = []): Promise<number> {
    const changedAt = Date.now();
    const isTouched = matchesTags(changes);
    const touched = this.store.entries().filter(({ cacheTags }) => isTouched(cacheTags));
    const isPage = ({ contentType }: PageEntry) => contentType.startsWith("text/html");
    const pages = inOrder(touched.filter(isPage), changes, this.visits).map(({ address }) => address);
    const addresses = new Set([...added, ...pages]);
    await this.refreshEach(addresses, "change", changedAt);
    // Files for programs come last: a sitemap of megabytes must not delay the next change.
    const files = touched.filter((entry) => !isPage(entry) && !addresses.has(entry.address));
    const filePaths = files.map(({ address }) => address);
    await this.refreshEach(filePaths, "upkeep", changedAt);
    return addresses.size + files.length;
  }

  /**
   * Refreshes pages in this order, a few at a time.
   *
   * @param changedAt - Pages whose rendering began later are left as they are; milliseconds since 1970.
   */
  refreshEach(addresses: Iterable<string>, urgency: Urgency = "upkeep", changedAt = Infinity): Promise<void> {
    return refreshInParts([...addresses], {
      isDue: (address) => (this.#madeAt.get(address) ?? 0) <= changedAt,
      prepare: (part) => this.#prepare(part),
      refresh: (address) => this.refresh(address, urgency),
    });
  }

  async #prepare(addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0 || this.#isStopped) return;
    try {
      await this.#readAhead(addresses.map(pagePathOf));
    } catch (error) {
      log.info("Documents can't be read ahead", { reason: String(error) });
    }
  }

  /** Refreshes the pages that couldn't be rendered when they changed. */
  async refreshExpired(): Promise<void> {
    const expired = this.store
      .entries()
      .filter(({ address, freshUntil }) => freshUntil === 0 && !this.#retries.has(address));
    await this.refreshEach(expired.map(({ address }) => address));
  }

  /** Refreshes every stored page: anything may have changed. */
  async refreshAll(): Promise<void> {
    await this.refreshEach(inOrder(this.store.entries(), [], this.visits).map(({ address }) => address));
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #forget(address: string): Promise<void> {
    this.#madeAt.delete(address);
    if (this.store.get(address) === undefined) return;
    await this.store.remove(address);
    this.#news.removed(address);
  }

  #compressLater(address: string): void {
    this.#toCompress.delete(address);
    this.#toCompress.set(address, Date.now() + settledMs);
    if (this.#isCompressing) return;
    this.#isCompressing = true;
    const failed = (error: unknown) => log.error("Stored pages can't be compressed", { reason: String(error) });
    void this.#compressAll()
      .catch(failed)
      .finally(() => (this.#isCompressing = false));
  }

  /** Compresses the pages of the queue one at a time, while nothing is being rendered. */
  async #compressAll(): Promise<void> {
    for (let next = this.#toCompress.entries().next().value; next; next = this.#toCompress.entries().next().value) {
      const [address, due] = next;
      // oxlint-disable-next-line no-await-in-loop -- the earliest first
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - Date.now())).unref());
      // oxlint-disable-next-line no-await-in-loop -- making pages goes first
      await this.#renderer.whenIdle();
      if (this.#isStopped) return;
      // Made again meanwhile, it waits anew.
      if (this.#toCompress.get(address) !== due) continue;
      this.#toCompress.delete(address);
      // oxlint-disable-next-line no-await-in-loop -- one at a time on purpose
      await this.#compressOne(address);
    }
  }

  async #compressOne(address: string): Promise<void> {
    const page = this.store.get(address);
    const identity = page === undefined ? null : await this.store.body(page, "identity");
    if (page === undefined || identity === null) return;
    const small = await compressWell(page.entry, identity);
    if (small === null) return;
    await this.store.addBodies(small.entry, small.bodies);
    this.#news.stored(address);
  }
}

interface Wish {
  asker?: Asker | null;
  /** Whether an incomplete page may replace a complete one. */
  isAnythingWelcome?: boolean;
}

/** The answer, and whether it is complete. */
interface MakeResult {
  answer: StoredPage | Rendered;
  isWhole: boolean;
}
