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
import { noteFailedWrite } from "../../disk-room.ts";
import { isMissingFile } from "../../http/missing-file.ts";
import { digestOf } from "../storage/page-entry.ts";
import { pagePathOf } from "../storage/page-key.ts";
import type { PageStore } from "../storage/page-store.ts";
import type { ChangesSince } from "./change-log.ts";
import type { PageRevalidator } from "./page-revalidator.ts";
import { inOrder } from "./refresh-order.ts";
import { pathsInSitemap } from "./paths-in-sitemap.ts";

interface Options {
  revalidator: PageRevalidator;
  /** The data of pages. */
  data: PageStore;
  /** Copies of the media library. */
  files: { removeGone: () => Promise<number> };
  application: Pick<Application, "readMenusAsText" | "readRedirectTargets">;
  /** Stores how far changes were handled, across restarts. */
  stateFile: string;
  /** `null` where the content system keeps no log of changes. */
  readChangesSince: ((cursor: number | null) => Promise<ChangesSince>) | null;
  /** Tells all processes of this machine that documents changed, this one included. */
  announce: (changes: Change[]) => void;
  /** Invalidates all cached answers in all processes of this machine: anything may have changed. */
  forgetEverything: () => void;
  /** Whether pages that aren't stored are rendered before anyone asks for them. */
  warmsUp: boolean;
  /** Pauses between two looks at the log, and at the sitemap for pages that aren't stored, in milliseconds. */
  sweepMs?: number;
  lookMs?: number;
}

const stateSchema = z.object({
  /** All changes up to this cursor are in the stored pages; `null` while it isn't known where the log ends. */
  cursor: z.number().int().nullable(),
  /**
   * Digests of the menus that are on the stored pages, by language: a menu follows the titles and addresses of the pages
   * that it links to, and these may change while no process runs.
   */
  menus: z.partialRecord(z.enum(locales), z.string()),
});

/** What the process that warms the cache remembers between restarts. */
type LeaderState = z.infer<typeof stateSchema>;

/** Pause between two clean-ups of unused files, in milliseconds. */
const cleanMs = 3_600_000;

/**
 * How long the data of a replaced page stays on disk, in milliseconds: shared caches may serve the old page for a day,
 * and visitors take time to read it.
 */
const unusedMs = 2 * 24 * 3_600_000;

/**
 * The work of the one process of a machine that renders pages without a request: all of them at the start, the
 * invalidated ones after a change, and those of a purge that was lost.
 */
export class CacheWarmer {
  readonly #options: Options;
  #state: LeaderState = { cursor: null, menus: {} };
  /** Cursors of changes that a purge announced, beyond the cursor of the state. */
  readonly #purged = new Set<number>();
  /** Announced changes that haven't come back yet. */
  readonly #announced = new Set<string>();
  /** What a changed document may have changed as well: it is compared at the next look at the log. */
  readonly #toFollow = { menus: true, redirects: false };
  readonly #timers = new Map<"sweep" | "clean" | "warm", NodeJS.Timeout>();
  /** The current look at the log, and the one after it, which changes wait for. */
  #sweeping: Promise<void> = Promise.resolve();
  #nextSweep: Promise<void> | null = null;
  #written = "";
  #isReady = false;
  #isStopped = false;
  // The content system may be unavailable for a minute before somebody has to act: a restart takes a while.
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

  /** Catches up with changes made while no process ran, then renders the missing pages unless the options say not to. */
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

  /** Refreshes all pages that changes invalidate. By now every process has dropped its cached answers. */
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
    // Earlier changes may have been missed, and a menu may have changed with these.
    void this.#sweepOnce();
  }

  /** Reads the log. Changes that are applied meanwhile share the next look at it, however many they are. */
  #sweepOnce(): Promise<void> {
    const sweep = () => {
      this.#nextSweep = null;
      this.#sweeping = this.#sweep();
      return this.#sweeping;
    };
    this.#nextSweep ??= this.#sweeping.then(sweep);
    return this.#nextSweep;
  }

  /** Follows what changed, with a purge or without: documents, by the log, and what depends on them. Never rejects. */
  async #sweep(): Promise<void> {
    if (this.#isStopped) return;
    this.#again("sweep", this.#options.sweepMs ?? 20_000, () => this.#sweepOnce());
    await this.#followMenus();
    await this.#followRedirects();
    await this.#writeState();
    await this.#readLog();
  }

  /** Reads the log for changes of which no purge arrived. */
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
    void revalidator.refreshEach(inOrder(addresses, []));
  }

  /**
   * Announces the menus that have changed. A menu is on every page and follows the titles and addresses of the
   * pages that it links to, so a change of such a page may change it.
   */
  async #followMenus(): Promise<void> {
    if (!this.#toFollow.menus) return;
    this.#toFollow.menus = false;
    try {
      const read = locales.map(async (locale) => {
        const text = await this.#options.application.readMenusAsText(locale);
        return [locale, digestOf(Buffer.from(text))] as const;
      });
      const menus = await Promise.all(read);
      // A menu without a digest isn't on any stored page.
      const changed = menus.filter(([locale, digest]) => ![undefined, digest].includes(this.#state.menus[locale]));
      this.#state.menus = Object.fromEntries(menus);
      if (changed.length > 0) this.#announce(changed.map(([locale]) => ({ ...menuChange, locale })));
    } catch (error) {
      this.#toFollow.menus = true;
      log.info("Menus can't be compared", { reason: String(error) });
    }
  }

  /** Removes the stored pages of addresses that have a redirect now. */
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

  /**
   * Stores how far changes were handled, once nothing of them is left to do: a process that starts earlier begins there. On
   * a full disk changes are only handled again after a restart.
   */
  async #writeState(): Promise<void> {
    const text = JSON.stringify(this.#state);
    const { menus, redirects } = this.#toFollow;
    const isDone = !menus && !redirects && this.#announced.size === 0 && this.#options.revalidator.isSettled;
    if (!isDone || text === this.#written) return;
    try {
      await replaceFile(this.#options.stateFile, text);
      this.#written = text;
    } catch (error) {
      noteFailedWrite(error, "How far changes are known can't be kept", {});
    }
  }

  /**
   * Renders the pages of the sitemap that aren't stored, now and at intervals: one that answered for a moment that it was
   * gone is made again by no change.
   */
  async #warmUp(retryMs = 2000): Promise<void> {
    const { revalidator, lookMs = 60_000 } = this.#options;
    const { store } = revalidator;
    const startedAt = performance.now();
    const isFresh = (store.get(sitemapPaths.nl)?.entry.freshUntil ?? 0) > Date.now();
    const failed = (error: unknown) => log.error("Pages can't be made", { reason: String(error) });
    if (!isFresh) await revalidator.make(sitemapPaths.nl).catch(failed);
    const page = store.get(sitemapPaths.nl);
    // There is no sitemap while the content system is still starting, or unavailable.
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

/** A change of menus that this site found by itself; it isn't in the log. */
const menuChange = { cursor: 1, type: "menus", documentId: "menus", slugs: [], moments: [] };

const keyOf = ({ cursor, locale }: Change) => `${cursor} ${locale}`;

/** Addresses of the document itself, old ones included: those are to be removed. */
function addressesOf({ type, slugs, locale }: Change): string[] {
  const kind = kindOfCollection(type);
  if (kind === null || locale === null) return [];
  return slugs.map((slug) => documentPath(kind, slug, locale));
}

/** Reads what an earlier process knew; nothing when there was none. */
async function readLeaderState(file: string): Promise<LeaderState> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (!isMissingFile(error)) log.info("How far changes are known can't be read", { reason: String(error) });
    return { cursor: null, menus: {} };
  }
}
