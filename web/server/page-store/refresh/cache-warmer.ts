import { readFile } from "node:fs/promises";
import type { Change } from "@circuit/contract/site-link/changes";
import { locales } from "@circuit/contract/locales";
import { sitemapPaths } from "@circuit/contract/urls/own-paths";
import { documentPath, kindOfCollection } from "@circuit/contract/urls/paths";
import * as z from "zod";
import { OutageLog } from "#app/http/outage-log.server.ts";
import { log } from "#app/log.server.ts";
import { replaceFile } from "#app/replace-file.server.ts";
import type { Application } from "../../application.ts";
import { logFailedWrite } from "../../disk-failures.ts";
import { isMissingFile } from "../../http/missing-file.ts";
import { pagePathOf } from "../storage/page-key.ts";
import type { PageStore } from "../storage/page-store.ts";
import type { ChangesSince } from "./change-log.ts";
import type { PageRevalidator } from "./page-revalidator.ts";
import { sortForRefresh } from "./refresh-order.ts";
import { pathsInSitemap } from "./paths-in-sitemap.ts";
import { digestOf } from "../../http/digest.ts";

interface Options {
  revalidator: PageRevalidator;
  /** Store of the pages' data for hydration. */
  data: PageStore;
  /** Local copies of the media library. */
  files: { removeGone: () => Promise<number> };
  application: Pick<Application, "readMenusAsText" | "readRedirectTargets">;
  /** File with the {@link LeaderState}. */
  stateFile: string;
  /** `null` when the CMS has no change log. */
  readChangesSince: ((cursor: number | null) => Promise<ChangesSince>) | null;
  /** Announces changed documents to all processes of this machine, this one included. */
  announce: (changes: Change[]) => void;
  /** Invalidates all cached answers in all processes of this machine. */
  forgetEverything: () => void;
  /** Whether to render missing pages before anyone requests them. */
  warmsUp: boolean;
  /** Intervals for reading the change log, and for rendering the sitemap's missing pages, in milliseconds. */
  sweepMs?: number;
  lookMs?: number;
}

const stateSchema = z.object({
  /** Cursor up to which stored pages have all changes; `null` when unknown. */
  cursor: z.number().int().nullable(),
  /** Digests of the menus on the stored pages, by language, as a menu may change while no process runs. */
  menus: z.partialRecord(z.enum(locales), z.string()),
});

/** State of the cache warmer that survives restarts. */
type LeaderState = z.infer<typeof stateSchema>;

/** Interval of removing unused files, in milliseconds. */
const cleanMs = 3_600_000;

/** How long the data of a replaced page stays on disk, in milliseconds: proxies may serve the old page for a day. */
const unusedMs = 2 * 24 * 3_600_000;

/**
 * Renders pages without a request, in one process of each machine: missing pages at the start and at intervals, and
 * invalidated ones after changes, also when their purge got lost.
 */
export class CacheWarmer {
  readonly #options: Options;
  #state: LeaderState = { cursor: null, menus: {} };
  /** Cursors of changes that came by a purge, after the state's cursor. */
  readonly #purged = new Set<number>();
  /** Keys of changes that this process announced, and hasn't applied yet. */
  readonly #announced = new Set<string>();
  /** Whether changed documents may have changed the menus or redirects; the next sweep compares them. */
  readonly #toFollow = { menus: true, redirects: false };
  readonly #timers = new Map<"sweep" | "clean" | "warm", NodeJS.Timeout>();
  /** The current sweep, and the one queued after it. */
  #sweeping: Promise<void> = Promise.resolve();
  #nextSweep: Promise<void> | null = null;
  #written = "";
  #isReady = false;
  #isStopped = false;
  // Logs an outage of the CMS after a minute, as a restart takes a while.
  readonly #unread = new OutageLog("warn", "Log of changes is out of reach", "Log of changes is read again", 60_000);
  readonly #unremoved = new OutageLog(
    "warn",
    "Files that left the media library can't be removed",
    "Files that left the media library can be removed again",
    3 * cleanMs,
  );

  constructor(options: Options) {
    this.#options = options;
  }

  /** Catches up with changes since the last run, then renders the missing pages if `warmsUp` is set. */
  async start(): Promise<void> {
    this.#state = await readLeaderState(this.#options.stateFile);
    await this.#sweepOnce();
    this.#again("clean", cleanMs, () => this.#clean());
    if (this.#options.warmsUp) await this.#warmUp();
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Refreshes all pages that changes invalidate, after every process has invalidated its cached answers. */
  async apply(changes: readonly Change[]): Promise<void> {
    const startedAt = performance.now();
    const logged = changes.filter(({ documentId }) => documentId !== menuChange.documentId);
    for (const { cursor } of logged) this.#purged.add(cursor);
    for (const change of changes) this.#announced.delete(keyOf(change));
    this.#toFollow.menus ||= logged.length > 0;
    this.#toFollow.redirects ||= logged.some(({ type }) => type === "redirects");
    const pages = await this.#options.revalidator.apply(changes, changes.flatMap(addressesOf));
    const tookMs = Math.round(performance.now() - startedAt);
    log.info("Changed pages are made again", { changes: changes.length, pages, tookMs });
    // Finds lost earlier changes, and changed menus.
    void this.#sweepOnce();
  }

  /** Runs a sweep after the current one; all calls until it starts share it. */
  #sweepOnce(): Promise<void> {
    const sweep = () => {
      this.#nextSweep = null;
      this.#sweeping = this.#sweep();
      return this.#sweeping;
    };
    this.#nextSweep ??= this.#sweeping.then(sweep);
    return this.#nextSweep;
  }

  /** Handles changed menus, redirects, and documents of which no purge arrived. Never rejects. */
  async #sweep(): Promise<void> {
    if (this.#isStopped) return;
    this.#again("sweep", this.#options.sweepMs ?? 20_000, () => this.#sweepOnce());
    await this.#followMenus();
    await this.#followRedirects();
    await this.#writeState();
    await this.#readLog();
  }

  /** Reads the change log, and announces changes of which no purge arrived. */
  async #readLog(): Promise<void> {
    const { readChangesSince } = this.#options;
    if (readChangesSince === null) return;
    try {
      const { changes, latest, hasGap } = await readChangesSince(this.#state.cursor);
      this.#unread.succeeded();
      if (hasGap && this.#state.cursor !== latest) this.#startOver();
      const lost = changes.filter(({ cursor }) => !this.#purged.has(cursor));
      this.#state.cursor = latest;
      for (const cursor of this.#purged) if (cursor <= latest) this.#purged.delete(cursor);
      if (lost.length === 0) return;
      log.info("Changes came without a purge", { changes: lost.length });
      this.#announce(lost);
    } catch (error) {
      this.#unread.failed({ reason: String(error) });
    }
  }

  #announce(changes: Change[]): void {
    for (const change of changes) this.#announced.add(keyOf(change));
    this.#options.announce(changes);
  }

  #startOver(): void {
    const { revalidator, forgetEverything } = this.#options;
    const addresses = revalidator.store.entries().map(({ address }) => address);
    log.info("All stored pages are made again: changes since then are unknown", { pages: addresses.length });
    this.#purged.clear();
    forgetEverything();
    void revalidator.refreshEach(sortForRefresh(addresses, []));
  }

  /** Announces changed menus. They contain titles and URLs of pages, so that a change of a page may change them. */
  async #followMenus(): Promise<void> {
    if (!this.#toFollow.menus) return;
    this.#toFollow.menus = false;
    try {
      const read = locales.map(async (locale) => {
        const text = await this.#options.application.readMenusAsText(locale);
        return [locale, digestOf(Buffer.from(text))] as const;
      });
      const menus = await Promise.all(read);
      // Without a digest, no stored page has the menu.
      const changed = menus.filter(([locale, digest]) => ![undefined, digest].includes(this.#state.menus[locale]));
      this.#state.menus = Object.fromEntries(menus);
      if (changed.length > 0) this.#announce(changed.map(([locale]) => ({ ...menuChange, locale })));
    } catch (error) {
      this.#toFollow.menus = true;
      log.info("Menus can't be compared", { reason: String(error) });
    }
  }

  /** Refreshes, and so removes, stored pages whose path has a redirect now. */
  async #followRedirects(): Promise<void> {
    if (!this.#toFollow.redirects) return;
    this.#toFollow.redirects = false;
    const { application, revalidator } = this.#options;
    try {
      const targets = await application.readRedirectTargets();
      const covered = revalidator.store.entries().filter(({ address }) => Object.hasOwn(targets, pagePathOf(address)));
      await Promise.all(covered.map(({ address }) => revalidator.refresh(address, "change")));
    } catch (error) {
      this.#toFollow.redirects = true;
      log.info("Redirects can't be followed", { reason: String(error) });
    }
  }

  /** Writes the state once all changes are handled; without it (full disk) a restarted process handles them again. */
  async #writeState(): Promise<void> {
    const text = JSON.stringify(this.#state);
    const { menus, redirects } = this.#toFollow;
    const isDone = !menus && !redirects && this.#announced.size === 0 && this.#options.revalidator.isSettled;
    if (!isDone || text === this.#written) return;
    try {
      await replaceFile(this.#options.stateFile, text);
      this.#written = text;
    } catch (error) {
      logFailedWrite(error, "How far changes are known can't be kept", {});
    }
  }

  /** Renders the sitemap's missing pages, now and at intervals: no change brings back a page after a temporary 404. */
  async #warmUp(retryMs = 2000): Promise<void> {
    const { revalidator, lookMs = 60_000 } = this.#options;
    const { store } = revalidator;
    const startedAt = performance.now();
    const isFresh = (store.get(sitemapPaths.nl)?.entry.freshUntil ?? 0) > Date.now();
    const failed = (error: unknown) => log.error("Pages can't be made", { reason: String(error) });
    if (!isFresh) await revalidator.make(sitemapPaths.nl).catch(failed);
    const page = store.get(sitemapPaths.nl);
    // There is no sitemap while the CMS is starting or unavailable.
    const sitemap = page === undefined ? null : await store.text(page);
    const missing = pathsInSitemap(sitemap ?? "").filter((path) => store.get(path) === undefined);
    await revalidator.refreshEach(missing);
    const tookMs = Math.round(performance.now() - startedAt);
    if (sitemap !== null && !this.#isReady) log.info("Pages are ready", { made: missing.length, tookMs });
    this.#isReady ||= sitemap !== null;
    const pauseMs = this.#isReady ? lookMs : Math.min(lookMs, retryMs);
    this.#again("warm", pauseMs, () => this.#warmUp(Math.min(retryMs * 2, 10_000)));
  }

  async #clean(): Promise<void> {
    this.#again("clean", cleanMs, () => this.#clean());
    const { revalidator, data, files } = this.#options;
    try {
      const used = new Set(revalidator.store.entries().flatMap((entry) => entry.data ?? []));
      await data.files.removeUnused(used, unusedMs);
    } catch (error) {
      log.warn("Data of replaced pages can't be removed", { reason: String(error) });
    }
    try {
      const removed = await files.removeGone();
      this.#unremoved.succeeded();
      if (removed > 0) log.info("Files that left the media library are removed", { files: removed });
    } catch (error) {
      this.#unremoved.failed({ reason: String(error) });
    }
  }

  #again(name: "sweep" | "clean" | "warm", pauseMs: number, work: () => Promise<void>): void {
    clearTimeout(this.#timers.get(name));
    if (!this.#isStopped) this.#timers.set(name, setTimeout(() => void work(), pauseMs).unref());
  }
}

/** A change of menus, which the site detects itself and the change log doesn't have. */
const menuChange = { cursor: 1, type: "menus", documentId: "menus", slugs: [], moments: [] };

const keyOf = ({ cursor, locale }: Change) => `${cursor} ${locale}`;

/** Returns the current and former paths of a changed document; former ones are removed by the refresh. */
function addressesOf({ type, slugs, locale }: Change): string[] {
  const kind = kindOfCollection(type);
  if (kind === null || locale === null) return [];
  return slugs.map((slug) => documentPath(kind, slug, locale));
}

/** Reads the state of an earlier process; an empty one when there is none. */
async function readLeaderState(file: string): Promise<LeaderState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (!isMissingFile(error)) log.info("How far changes are known can't be read", { reason: String(error) });
    return { cursor: null, menus: {} };
  }
}
