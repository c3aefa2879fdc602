import { setTimeout as sleep } from "node:timers/promises";
import type { Change } from "@circuit/contract/changes";
import { log } from "#app/log.server.ts";
import { BusyError } from "../busy-error.ts";
import { fitsOnDisk } from "./disk-pages.ts";
import type { PageEntry } from "./page-entry.ts";
import { pageOfShareImage, pagePathOf, type PageKey } from "./page-key.ts";
import { compressWell, type KeptAnswer, type PageRenderer, type Rendered } from "./page-renderer.ts";
import type { PageStore } from "./page-store.ts";
import type { StoredPage } from "./stored-page.ts";
import { touchedBy } from "./touched.ts";
import type { Urgency } from "./waiting-line.ts";

/** What the processes of one machine tell each other about kept pages. */
export interface PageNews {
  stored(address: string): void;
  removed(address: string): void;
}

/** First and longest pause before a page that could not be made is tried again. */
const retryMs = { first: 1000, longest: 60_000 };

/** Pauses up to here wait for a page to be whole; after them an incomplete one takes the place of the old. */
const patienceMs = 4000;

/** How long who asks for an answer that a change has touched waits for the new one, in milliseconds. */
const renewMs = 500;

/** How long it takes at most until all processes know of a page that one of them made, in milliseconds. */
const tellingMs = 1000;

/** Pages handed to the renderer at a time, of many that are to be made. */
const lanes = 4;

/** Keeps the stored pages up to date: makes missing, old and changed ones, while the old ones serve. */
export class PageKeeper {
  readonly store: PageStore;
  readonly #renderer: PageRenderer;
  readonly #news: PageNews;
  readonly #refreshing = new Set<string>();
  /** Pages that could not be made, each waiting for its next try. */
  readonly #retries = new Map<string, NodeJS.Timeout>();
  readonly #keeping = new WeakMap<KeptAnswer, Promise<void>>();
  /** Addresses only: while a whole site is made, its pages would fill the memory. */
  readonly #toCompress = new Set<string>();
  #isCompressing = false;
  #isStopped = false;

  constructor(store: PageStore, renderer: PageRenderer, news: PageNews) {
    this.store = store;
    this.#renderer = renderer;
    this.#news = news;
  }

  /**
   * Makes a page and keeps it if it can be kept. Throws what the application throws.
   *
   * @param urgency - Who waits for it.
   * @param gone - Aborted when who asked doesn't want it any more; `null` where it is wanted in any case.
   * @throws {BusyError} Too many wait already.
   */
  async make(
    address: string,
    urgency: Urgency = "upkeep",
    gone: AbortSignal | null = null,
  ): Promise<StoredPage | Rendered> {
    const { answer, isWhole } = await this.#make(address, urgency, { gone });
    // What it lacks comes without anybody asking for it; of searches there can be any number.
    const isWanting = !isWhole && !("kept" in answer) && fitsOnDisk(address);
    if (isWanting && !this.#retries.has(address)) this.#retryLater(address, retryMs.first);
    return answer;
  }

  async #make(address: string, urgency: Urgency, { gone = null, isAnythingWelcome = true }: Wish = {}): Promise<Made> {
    const rendered = await this.#renderer.render(address, urgency, gone);
    if (!rendered.kept) {
      // Broken is no reason to forget a page; gone, moved or private is.
      const isWhole = rendered.answer.status < 500;
      if (isWhole) await this.#forget(address);
      return { answer: rendered, isWhole };
    }
    const before = this.store.get(address);
    const isSame = before?.entry.etag === rendered.entry.etag && !before.isOutdated;
    if (rendered.isIncomplete && before !== undefined && (isSame || !isAnythingWelcome))
      return { answer: before, isWhole: false };

    const keeping = this.#keeping.get(rendered) ?? this.#keep(rendered);
    this.#keeping.set(rendered, keeping);
    await keeping;
    return { answer: this.store.get(address) ?? rendered, isWhole: !rendered.isIncomplete };
  }

  /**
   * Makes an answer for this once, as it speaks of the very address that was asked for: that
   * of a page that isn't there, or broken.
   *
   * @throws {BusyError} Too many wait already.
   */
  makeOnce(address: string, gone: AbortSignal): Promise<Rendered> {
    return this.#renderer.render(address, "unknown", gone);
  }

  /**
   * Makes a page for somebody who may never open it, unless others wait for theirs.
   *
   * @returns `null` when it isn't to be had now: others wait, or it is gone, broken or private.
   */
  async makeAhead(address: string, gone: AbortSignal): Promise<StoredPage | null> {
    if (this.#renderer.isBehind()) return null;
    try {
      const made = await this.make(address, "search", gone);
      return "kept" in made ? null : made;
    } catch (error) {
      if (error instanceof BusyError || gone.aborted) return null;
      throw error;
    }
  }

  /** Who waits for a page that isn't there to be sent: somebody who wants one that the site knows, or not. */
  urgencyOf({ address, isVariant }: PageKey): Urgency {
    const pages = [address, pagePathOf(address), pageOfShareImage(address) ?? address];
    const isKnown = pages.some((each) => this.store.get(each) !== undefined);
    if (!isKnown) return "unknown";
    return isVariant ? "search" : "visitor";
  }

  /**
   * Makes an answer again that a change has touched, for who asks for it. What can't
   * be made now, or takes too long, is answered as it was.
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

  /** Once for all who waited for the same page. */
  async #keep(rendered: KeptAnswer): Promise<void> {
    const { entry, bodies } = rendered;
    const before = this.store.get(entry.address)?.entry.etag;
    if (await this.store.put(entry, bodies)) this.#news.stored(entry.address);
    // Without room on the disk the others make their own: what they have is old.
    else if (fitsOnDisk(entry.address) && before !== undefined && before !== entry.etag)
      this.#news.removed(entry.address);
    this.#compressLater(entry.address);
    // A change that came between the page and its keeping found nothing to make again.
    if (this.#renderer.isOutdated(rendered)) void this.refresh(entry.address);
  }

  /** Looks whether a page that another process just made is of before a change that came meanwhile. */
  checkStored(address: string): void {
    const entry = this.store.get(address)?.entry;
    if (entry !== undefined && this.#renderer.isOutdated({ entry, startedAt: Date.now() - tellingMs }))
      void this.refresh(address);
  }

  /**
   * Makes a page again while the old one serves. One that can't be made is tried
   * again, ever later.
   */
  async refresh(address: string, urgency: Urgency = "upkeep", pauseMs = retryMs.first): Promise<void> {
    clearTimeout(this.#retries.get(address));
    this.#retries.delete(address);
    if (this.#isStopped) return;
    try {
      const { isWhole } = await this.#make(address, urgency, { isAnythingWelcome: pauseMs > patienceMs });
      if (isWhole) return;
      log.warn("Stored page can't be made again yet", { path: address });
    } catch (error) {
      log.error("Stored page can't be made again", { path: address, reason: String(error) });
    }
    await this.#expire(address);
    this.#retryLater(address, pauseMs, urgency);
  }

  /** The other processes hear of it: one of them may have to make the page if this one dies. */
  async #expire(address: string): Promise<void> {
    try {
      if (await this.store.expire(address)) this.#news.stored(address);
    } catch (error) {
      log.error("Stored page can't be marked as old", { path: address, reason: String(error) });
    }
  }

  #retryLater(address: string, pauseMs: number, urgency: Urgency = "upkeep"): void {
    const next = Math.min(pauseMs * 2, retryMs.longest);
    this.#retries.set(address, setTimeout(() => void this.refresh(address, urgency, next), pauseMs).unref());
  }

  /** Has the page made again whose data is gone. */
  replaceData(digest: string): void {
    const entry = this.store.entries().find(({ data }) => data === digest);
    if (entry !== undefined) this.refreshOld(entry.address);
  }

  /** Has a page made again because time has passed; many visitors may ask at once. */
  refreshOld(address: string): void {
    if (this.#refreshing.has(address) || this.#retries.has(address)) return;
    this.#refreshing.add(address);
    void this.refresh(address).finally(() => this.#refreshing.delete(address));
  }

  /**
   * Makes everything again that changes touch, and what they bring.
   *
   * @param added - Addresses that may be new because of the changes.
   * @returns How many pages were touched.
   */
  async apply(changes: readonly Change[], added: readonly string[] = []): Promise<number> {
    const isTouched = touchedBy(changes);
    const touched = this.store.entries().filter(({ madeFrom }) => isTouched(madeFrom));
    const isPage = ({ contentType }: PageEntry) => contentType.startsWith("text/html");
    const pages = ownFirst(touched.filter(isPage), changes).map(({ address }) => address);
    const addresses = new Set([...added, ...pages]);
    await this.refreshEach(addresses, "change");
    // What programs read, such as a sitemap of megabytes, never keeps the next change waiting.
    const files = touched.filter((entry) => !isPage(entry) && !addresses.has(entry.address));
    await this.refreshEach(files.map(({ address }) => address));
    return addresses.size + files.length;
  }

  /**
   * Makes pages, in this order, a few at a time: a whole site that waits would take
   * kilobytes of memory for each page, and keep the next change waiting behind it.
   */
  async refreshEach(addresses: Iterable<string>, urgency: Urgency = "upkeep"): Promise<void> {
    // One list for all lanes: each takes what comes next.
    const next = addresses[Symbol.iterator]();
    const lane = async () => {
      for (let step = next.next(); step.done !== true; step = next.next()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other in each lane
        await this.refresh(step.value, urgency);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Makes the pages again that couldn't be made when they changed. */
  async refreshExpired(): Promise<void> {
    const expired = this.store
      .entries()
      .filter(({ address, freshUntil }) => freshUntil === 0 && !this.#retries.has(address));
    await this.refreshEach(expired.map(({ address }) => address));
  }

  /** Makes every stored page again: nothing is known of what changed. */
  async refreshAll(): Promise<void> {
    await this.refreshEach(this.store.entries().map(({ address }) => address));
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #forget(address: string): Promise<void> {
    if (this.store.get(address) === undefined) return;
    await this.store.remove(address);
    this.#news.removed(address);
  }

  #compressLater(address: string): void {
    this.#toCompress.add(address);
    if (this.#isCompressing) return;
    this.#isCompressing = true;
    const failed = (error: unknown) => log.error("Stored pages can't be compressed", { reason: String(error) });
    const ended = () => (this.#isCompressing = false);
    setTimeout(() => void this.#compressAll().catch(failed).finally(ended), 500).unref();
  }

  /** One at a time: this work has no hurry, and visitors do. */
  async #compressAll(): Promise<void> {
    for (const address of this.#toCompress) {
      if (this.#isStopped) return;
      // oxlint-disable-next-line no-await-in-loop -- making pages goes first
      await this.#renderer.whenIdle();
      this.#toCompress.delete(address);
      // oxlint-disable-next-line no-await-in-loop -- one at a time on purpose
      await this.#compressOne(address);
    }
  }

  async #compressOne(address: string): Promise<void> {
    const page = this.store.get(address);
    const identity = page === undefined ? null : await this.store.body(page, "identity");
    if (page === undefined || identity === null) return;
    const quickBrotli = fitsOnDisk(address) ? undefined : page.bodies.br;
    const small = await compressWell(page.entry, identity, quickBrotli);
    if (small === null) return;
    await this.store.addBodies(small.entry, small.bodies);
    this.#news.stored(address);
  }
}

interface Wish {
  gone?: AbortSignal | null;
  /** Also a page that lacks something, in place of a whole one. */
  isAnythingWelcome?: boolean;
}

/** What there is to answer with, and whether nothing is left to wish for. */
interface Made {
  answer: StoredPage | Rendered;
  isWhole: boolean;
}

/** The pages of the changed documents themselves first: that is where the editor looks. */
function ownFirst(entries: PageEntry[], changes: readonly Change[]): PageEntry[] {
  const slugs = changes.flatMap((change) => change.slugs);
  const isOwn = ({ address }: PageEntry) => slugs.some((slug) => address.includes(`/${slug}`));
  return entries.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}
