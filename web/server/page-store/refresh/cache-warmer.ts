import { readFile } from "node:fs/promises";
import type { Change } from "@circuit/contract/changes";
import { documentPath, kindOfCollection } from "@circuit/contract/paths";
import { OutageLog } from "#app/http/outage-log.server.ts";
import { log } from "#app/log.server.ts";
import { replaceFile } from "#app/replace-file.server.ts";
import { noteFailedWrite } from "../../disk-room.ts";
import { isMissingFile } from "../../http/missing-file.ts";
import type { Application } from "../../application.ts";
import type { ChangesSince } from "./change-log.ts";
import { ProcessedChanges } from "./processed-changes.ts";
import { MenuDigests } from "./menu-digests.ts";
import type { PageDataFiles } from "../storage/page-data-files.ts";
import type { PageRevalidator } from "./page-revalidator.ts";
import { pagePathOf } from "../storage/page-key.ts";
import { pathsInSitemap } from "./paths-in-sitemap.ts";

interface Options {
  revalidator: PageRevalidator;
  dataFiles: PageDataFiles;
  /** Copies of the media library. */
  files: { removeGone: () => Promise<number> };
  application: Pick<Application, "readMenusAsText" | "readRedirectTargets">;
  /** Stores the cursor of the last change that was handled, across restarts. */
  cursorFile: string;
  /** `null` where the content system keeps no log of changes. */
  readChangesSince: ((cursor: number | null) => Promise<ChangesSince>) | null;
  /** Tells all processes of this machine that documents changed, this one included. */
  announce: (changes: Change[]) => void;
  /** Invalidates all cached answers in all processes of this machine: anything may have changed. */
  forgetEverything: () => void;
  /** Whether pages that aren't stored are rendered before anyone asks for them. */
  warmsUp: boolean;
  /** Pause between two looks at the log, in milliseconds. */
  sweepMs?: number;
  /** Pause between two looks at the sitemap for pages that aren't stored, in milliseconds. */
  lookMs?: number;
}

/** First and longest pause before the sitemap is looked for again, in milliseconds. */
const warmUpRetryMs = { first: 2000, longest: 10_000 };

/** Pause between two clean-ups of unused files, in milliseconds. */
const cleanMs = 3_600_000;

/** Pause between two looks at the sitemap for pages that aren't stored, in milliseconds. */
const lookMs = 60_000;

/** How long the content system may be away before somebody has to act, in milliseconds: a restart takes a while. */
const patienceMs = { log: 60_000, files: 3 * cleanMs };

/**
 * The work of the one process of a machine that renders pages without a request: all of them at the start, the
 * invalidated ones after a change, and those of a purge that was lost.
 */
export class CacheWarmer {
  readonly #options: Options;
  readonly #known = new ProcessedChanges();
  readonly #menus: MenuDigests;
  /** The reading of menus that is under way, and the one after it that changes wait for. */
  #menusRead: Promise<void> = Promise.resolve();
  #nextMenus: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #cleanTimer: NodeJS.Timeout | undefined;
  #lookTimer: NodeJS.Timeout | undefined;
  #warmUpTimer: NodeJS.Timeout | undefined;
  readonly #unread = new OutageLog(
    "warn",
    "Log of changes is out of reach",
    "Log of changes is read again",
    patienceMs.log,
  );
  readonly #unremoved = new OutageLog(
    "warn",
    "Files that left the media library can't be removed",
    "Files that left the media library can be removed again",
    patienceMs.files,
  );
  #isStopped = false;
  /** Every page is being refreshed; a process that starts before that is done has to begin again. */
  #isStartingOver = false;
  #remembering: Promise<void> = Promise.resolve();
  #remembered: number | null = null;

  constructor(options: Options) {
    this.#options = options;
    const { application, cursorFile } = options;
    this.#menus = new MenuDigests(`${cursorFile}.menus`, (locale) => application.readMenusAsText(locale));
  }

  /** Catches up with changes made while no process ran, then renders the missing pages unless the options say not to. */
  async start(): Promise<void> {
    this.#known.cursor = await readCursor(this.#options.cursorFile);
    await this.#menus.restore();
    await this.#sweep();
    // Pages that stand in a menu may have changed while no process ran, or when one died with them.
    await this.#followMenus();
    this.#cleanTimer = setInterval(() => void this.#clean(), cleanMs).unref();
    const { warmsUp, lookMs: pauseMs = lookMs } = this.#options;
    if (!warmsUp) return;
    await this.warmUp();
    if (!this.#isStopped) this.#lookTimer = setInterval(() => void this.#makeMissing(), pauseMs).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#cleanTimer);
    clearInterval(this.#lookTimer);
    clearTimeout(this.#timer);
    clearTimeout(this.#warmUpTimer);
  }

  /** Refreshes all that changes invalidate; every process has dropped its cached answers by now. */
  async apply(changes: readonly Change[]): Promise<void> {
    const logged = changes.filter(isLogged);
    this.#known.begin(logged);
    let isDone = false;
    try {
      await this.#makeAgain(changes);
      isDone = true;
    } finally {
      // Changes may be missing before these: the log is read at once.
      const mayHaveGap = this.#known.end(logged, isDone);
      await (mayHaveGap ? this.#sweep() : this.#rememberIfRoom());
    }
    await this.#followMenus();
  }

  async #makeAgain(changes: readonly Change[]): Promise<void> {
    const startedAt = performance.now();
    const added = changes.flatMap(addressesOf);
    const [pages] = await Promise.all([
      this.#options.revalidator.apply(changes, added),
      changes.some(({ type }) => type === "redirects") ? this.#followRedirects() : null,
    ]);
    if (changes.some(({ type }) => type === "menus")) await this.#menus.keep();
    const tookMs = Math.round(performance.now() - startedAt);
    log.info("Changed pages are made again", { changes: changes.length, pages, tookMs });
  }

  /** Renders every page of the sitemap that isn't stored yet, and those that an earlier process couldn't refresh. */
  async warmUp(pauseMs = warmUpRetryMs.first): Promise<void> {
    const { revalidator } = this.#options;
    const startedAt = performance.now();
    // The cursor is read before the first page is rendered, so that no later change is missed.
    if (this.#known.cursor === null) await this.#sweep();
    const paths = await pathsInSitemap((address) => this.#textOf(address));
    if (paths === null) {
      // The content system is still starting, or away.
      const next = Math.min(pauseMs * 2, warmUpRetryMs.longest);
      const failed = (error: unknown) => log.error("Pages can't be made", { reason: String(error) });
      this.#warmUpTimer = setTimeout(() => void this.warmUp(next).catch(failed), pauseMs).unref();
      return;
    }
    const missing = paths.filter((address) => revalidator.store.get(address) === undefined);
    await revalidator.refreshEach(missing);
    log.info("Pages are ready", { made: missing.length, tookMs: Math.round(performance.now() - startedAt) });
    await revalidator.refreshExpired();
  }

  /**
   * Renders the pages of the stored sitemap that aren't stored: one that answered for a moment that it was gone is made
   * again by no change.
   */
  async #makeMissing(): Promise<void> {
    const { revalidator } = this.#options;
    try {
      const paths = await pathsInSitemap((address) => this.#storedTextOf(address));
      const missing = (paths ?? []).filter((address) => revalidator.store.get(address) === undefined);
      await revalidator.refreshEach(missing);
    } catch (error) {
      log.error("Pages can't be made", { reason: String(error) });
    }
  }

  /**
   * Renders an answer and returns its text, or that of the stored one
   * after an error; `null` when none is stored.
   */
  async #textOf(address: string): Promise<string | null> {
    await this.#options.revalidator.make(address);
    return this.#storedTextOf(address);
  }

  async #storedTextOf(address: string): Promise<string | null> {
    const { revalidator } = this.#options;
    const stored = revalidator.store.get(address);
    const body = stored === undefined ? null : await revalidator.store.body(stored, "identity");
    return body?.toString("utf8") ?? null;
  }

  /** Reads the log for changes of which no purge arrived. */
  async #sweep(): Promise<void> {
    const { readChangesSince, announce, sweepMs = 20_000 } = this.#options;
    if (readChangesSince === null) return;
    clearTimeout(this.#timer);
    try {
      const { cursor } = this.#known;
      const { changes, latest, hasGap } = await readChangesSince(cursor);
      this.#unread.succeeded();
      if (hasGap && this.#known.cursor !== latest) this.#startOver(latest);
      // Another reading that ended meanwhile has a later cursor.
      const lost = this.#known.cursor === cursor ? this.#known.compare(changes) : [];
      this.#known.begin(lost);
      if (lost.length > 0) {
        log.info("Changes came without a purge", { changes: lost.length });
        announce(lost);
      }
      await this.#rememberIfRoom();
    } catch (error) {
      this.#unread.failed({ reason: String(error) });
    }
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#sweep(), sweepMs).unref();
  }

  #startOver(latest: number): void {
    const { revalidator, forgetEverything } = this.#options;
    log.info("All stored pages are made again: changes since then are unknown", {
      pages: revalidator.store.entries().length,
    });
    forgetEverything();
    this.#known.startFrom(latest);
    this.#isStartingOver = true;
    void this.#makeAllAgain();
  }

  async #makeAllAgain(): Promise<void> {
    await this.#options.revalidator.refreshAll();
    // Stopped half-way: the next process has to begin again.
    if (this.#isStopped) return;
    this.#isStartingOver = false;
    await this.#rememberIfRoom();
  }

  /** On a full disk what a change asks for goes on: after a restart the change is only handled again. */
  async #rememberIfRoom(): Promise<void> {
    try {
      await this.#remember();
    } catch (error) {
      noteFailedWrite(error, "How far changes are known can't be kept", {});
    }
  }

  async #clean(): Promise<void> {
    const { revalidator, dataFiles, files } = this.#options;
    try {
      await dataFiles.removeUnused(new Set(revalidator.store.entries().flatMap(({ data }) => data ?? [])));
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

  /**
   * Announces the menus that have changed. A menu is on every page and follows the titles and addresses of the
   * pages that it links to, so a change of such a page may change it. Changes that end while menus are read share the
   * next reading: each of many changes at once would otherwise ask for all menus.
   */
  #followMenus(): Promise<void> {
    const read = () => {
      this.#nextMenus = null;
      this.#menusRead = this.#compareMenus();
      return this.#menusRead;
    };
    this.#nextMenus ??= this.#menusRead.then(read, read);
    return this.#nextMenus;
  }

  #compareMenus(): Promise<void> {
    return this.#menus.compare((changed) =>
      this.#options.announce(changed.map((locale) => ({ ...noDocument, type: "menus", locale }))),
    );
  }

  /** Removes the stored page of an address that has a redirect now. */
  async #followRedirects(): Promise<void> {
    const { application, revalidator } = this.#options;
    const targets = await application.readRedirectTargets();
    const covered = revalidator.store.entries().filter(({ address }) => Object.hasOwn(targets, pagePathOf(address)));
    await Promise.all(covered.map(({ address }) => revalidator.refresh(address, "change")));
  }

  /** Stores the cursor of the changes that were handled. Writes are queued, as they come close together. */
  #remember(): Promise<void> {
    const write = async () => {
      const { cursor } = this.#known;
      if (cursor === null || this.#isStartingOver || cursor === this.#remembered) return;
      await replaceFile(this.#options.cursorFile, String(cursor));
      this.#remembered = cursor;
    };
    this.#remembering = this.#remembering.then(write, write);
    return this.#remembering;
  }
}

/** A change of a menu that this site found by itself isn't in the log. */
const isLogged = ({ type, documentId }: Change) => type !== "menus" || documentId !== noDocument.documentId;

const noDocument = { cursor: 1, documentId: "menus", slugs: [], moments: [] };

/** Addresses of the document itself, old ones included: those are to be removed. */
function addressesOf({ type, slugs, locale }: Change): string[] {
  const kind = kindOfCollection(type);
  if (kind === null || locale === null) return [];
  return slugs.map((slug) => documentPath(kind, slug, locale));
}

/** `null` when none was stored, or it isn't a cursor. */
async function readCursor(file: string): Promise<number | null> {
  try {
    const text = await readFile(file, "utf8");
    return /^\d+$/u.test(text) ? Number(text) : null;
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}
