import type { Change } from "@circuit/contract/changes";
import { compress, isCompressible } from "../../http/compression.ts";
import { contentSecurityPolicy } from "../../http/content-security-policy.ts";
import { fitsOnDisk } from "../storage/disk-pages.ts";
import type { PageDataFiles } from "../storage/page-data-files.ts";
import { digestOf, type Bodies, type PageEntry } from "../storage/page-entry.ts";
import { pagePathOf } from "../storage/page-key.ts";
import { extractLoaderData } from "../storage/extract-loader-data.ts";
import { BusyError, PerClientLimit } from "../../concurrency-limit.ts";
import { AbsentAnswers } from "./absent-answers.ts";
import { readInFull, withFinishedPage, type PlainAnswer } from "./plain-answer.ts";
import { SharedWork } from "./shared-work.ts";
import { matchesTags } from "#app/cache-tags/matches-tags.ts";
import { RenderQueue, type Urgency } from "./render-queue.ts";

/**
 * Renders the answer to an address without cookies or any other header of a visitor. The signal is aborted when
 * no request waits for it any more.
 */
export type Render = (address: string, calledOff: AbortSignal) => Promise<Response>;

/** The request that a page is rendered for. */
export interface Asker {
  /** Aborted when the client hangs up: a page that no request waits for any more isn't made. */
  gone: AbortSignal;
  /** The key of its address: a client with very many waits behind itself. */
  client: string;
}

/** An answer to store, or one that isn't stored: absent, broken, or a redirect. */
export type Rendered = CacheableAnswer | { kept: false; answer: PlainAnswer };

/**
 * A complete answer, or an incomplete one, which lacks content that was
 * out of reach and stays fresh for seconds only.
 */
export interface CacheableAnswer {
  kept: true;
  entry: PageEntry;
  bodies: Bodies;
  isIncomplete: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
}

interface Options {
  render: Render;
  /** Tells whether the answer to a path is the same for everyone; no other is stored. */
  isForEveryone: (path: string) => boolean;
  /** Whether anything is stored at all; not in development, where the sources change. */
  isStoring: boolean;
  /** Completes a page's HTML before it is stored or sent. */
  finish: (html: string) => string;
  /** Where the data for hydration is stored; `null` leaves it in the page. */
  dataFiles: PageDataFiles | null;
  /** How many pages are rendered at a time for visitors, so that the content system is never flooded. */
  concurrency: number;
  /** Longest time that a page stays fresh, in milliseconds; a page may ask for less. */
  longestFreshMs: number;
}

/**
 * Most addresses that one client may have rendered at a time, and waiting, of those that anybody can make up: behind the
 * others of its own it holds up nobody else.
 */
const limitsOfClient = { all: { atOnce: Infinity, waiting: 0 }, ofClient: { atOnce: 2, waiting: 100 } };

/** How long an incomplete answer stays fresh, in milliseconds. */
const incompleteMs = 10_000;

/** Headers between the application and the page store; clients don't get them. */
const ownHeaders = new Set(["x-cache-tags", "x-fresh-until", "x-incomplete", "cache-control", "content-type", "vary"]);

/** Renders pages: each address at most once at a time, a bounded number at a time, the rest in a priority queue. */
export class PageRenderer {
  readonly #underWay = new Map<string, SharedWork<Rendered>>();
  /** Work of `#underWay` that has left the queue. */
  readonly #begun = new WeakSet<SharedWork<Rendered>>();
  readonly #perClient = { search: new PerClientLimit(limitsOfClient), unknown: new PerClientLimit(limitsOfClient) };
  readonly #absent = new AbsentAnswers();
  readonly #waiting = new RenderQueue();
  readonly #options: Options;
  /** How many are being rendered, by urgency. */
  readonly #running: Record<Urgency, number> = { visitor: 0, change: 0, search: 0, unknown: 0, upkeep: 0 };
  /** Changes of about the last minute: they make pages outdated that were being rendered meanwhile. */
  #recent: { at: number; changes: readonly Change[] }[] = [];
  /** When anything may last have changed, in milliseconds since 1970; zero for never. */
  #unknownSince = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Renders the answer to an address; all requests for it meanwhile share the result.
   *
   * @param urgency - Priority in the queue.
   * @param asker - `null` when the page is wanted in any case.
   * @throws {BusyError} The queue is full, or that of the client.
   */
  async render(address: string, urgency: Urgency, asker: Asker | null = null): Promise<Rendered> {
    const absent = asker === null ? null : this.#absent.get(address);
    if (absent !== null) return { kept: false, answer: absent };

    const current = this.#underWay.get(address);
    if (current !== undefined && this.#waiting.hasten(address, urgency)) this.#startNext();
    const work = current ?? this.#begin(address, urgency, asker);
    return work.join(asker?.gone ?? null);
  }

  #begin(address: string, urgency: Urgency, asker: Asker | null): SharedWork<Rendered> {
    const forget = () => {
      if (this.#underWay.get(address) === work) this.#underWay.delete(address);
    };
    const begin = () => this.#begun.add(work);
    const work: SharedWork<Rendered> = new SharedWork((calledOff) => {
      calledOff.addEventListener("abort", forget, { once: true });
      const render = () => this.#start(address, this.#place(address, urgency, calledOff).finally(begin), calledOff);
      const isMadeUp = asker !== null && (urgency === "search" || urgency === "unknown");
      const rendered = isMadeUp ? this.#perClient[urgency].run(asker.client, render, calledOff) : render();
      return rendered.finally(forget);
    });
    this.#underWay.set(address, work);
    return work;
  }

  /** Tells whether the answer to an address is the same for everyone. */
  isForEveryone(address: string): boolean {
    return this.#options.isForEveryone(pagePathOf(address));
  }

  /** Notes changes: pages that are being rendered from these documents are rendered once more. */
  noteChanges(changes: readonly Change[]): void {
    const now = Date.now();
    this.#recent = [...this.#recent.filter(({ at }) => now - at < 60_000), { at: now, changes }];
    this.#forgetBegun();
  }

  /** Notes that anything may have changed. */
  noteEverything(): void {
    this.#unknownSince = Date.now();
    this.#forgetBegun();
  }

  /** Requests from now on must not share a rendering that began before the change. */
  #forgetBegun(): void {
    this.#absent.forget();
    for (const [address, work] of this.#underWay) if (this.#begun.has(work)) this.#underWay.delete(address);
  }

  /** Tells whether a change has invalidated an answer since its rendering began. */
  isOutdated({ entry, startedAt }: Pick<CacheableAnswer, "entry" | "startedAt">): boolean {
    if (startedAt < this.#unknownSince) return true;
    const meanwhile = this.#recent.filter(({ at }) => at >= startedAt).flatMap(({ changes }) => changes);
    return matchesTags(meanwhile)(entry.cacheTags);
  }

  /** Tells whether visitors, changes or upkeep are waiting in the queue. */
  isBehind(): boolean {
    return this.#waiting.holds(["visitor", "change", "upkeep"]);
  }

  /** Resolves when nothing is being rendered. */
  async whenIdle(): Promise<void> {
    while (Object.values(this.#running).some((count) => count > 0)) {
      // oxlint-disable-next-line no-await-in-loop -- looked at until it is so
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #start(address: string, hasPlace: Promise<Urgency>, calledOff: AbortSignal): Promise<Rendered> {
    const place = await hasPlace;
    try {
      return await this.#renderCurrent(address, calledOff);
    } finally {
      this.#running[place] -= 1;
      // Visitors' requests that came in meanwhile are answered first.
      setImmediate(() => this.#startNext());
    }
  }

  /** Waits for a slot. @returns The urgency it was taken with, which may have risen while it waited. */
  async #place(address: string, urgency: Urgency, calledOff: AbortSignal): Promise<Urgency> {
    if (this.#waiting.isFull(urgency)) throw new BusyError("Too many pages wait to be rendered");
    return new Promise((resolve, reject) => {
      const start = (place: Urgency) => {
        this.#running[place] += 1;
        resolve(place);
      };
      const leave = () => {
        if (this.#waiting.remove(address, start)) reject(calledOff.reason);
      };
      calledOff.addEventListener("abort", leave, { once: true });
      this.#waiting.add(address, urgency, start);
      this.#startNext();
    });
  }

  /**
   * Visitors of known pages may take all slots for visitors. Searches and unknown addresses leave the last one
   * free, and each leaves some to the other. One more slot is for upkeep and changes, and one for changes alone.
   */
  #startNext(): void {
    const { visitor, change, search, unknown, upkeep } = this.#running;
    const { concurrency } = this.#options;
    const most = Math.max(1, concurrency - 2);
    const isOneLeft = search + unknown === 0 || search + unknown < concurrency - 1;
    const wanted: Urgency[] = ["visitor"];
    if (isOneLeft && search < most) wanted.push("search");
    if (isOneLeft && unknown < most) wanted.push("unknown");
    if (visitor + search + unknown < concurrency) this.#waiting.startFirst(wanted);

    if (change + upkeep === 0) this.#waiting.startFirst(["change", "upkeep"]);
    else if (change + upkeep === 1) this.#waiting.startFirst(["change"]);
  }

  async #renderCurrent(address: string, calledOff: AbortSignal, attempt = 1): Promise<Rendered> {
    const startedAt = Date.now();
    const answer = await readInFull(await this.#options.render(address, calledOff));
    // After an abort the answer may be cut off.
    calledOff.throwIfAborted();
    if (!this.#options.isStoring || !isCacheable(answer) || !this.isForEveryone(address)) {
      const finished = withFinishedPage(answer, this.#options.finish);
      if (!this.#hasChangedSince(startedAt)) this.#absent.note(address, finished);
      return { kept: false, answer: finished };
    }

    const isIncomplete = answer.headers.has("x-incomplete");
    const rendered: CacheableAnswer = {
      ...(await this.#toCacheable(address, answer, isIncomplete)),
      isIncomplete,
      startedAt,
    };
    if (!this.isOutdated(rendered) || attempt >= 4) return rendered;
    return this.#renderCurrent(address, calledOff, attempt + 1);
  }

  #hasChangedSince(startedAt: number): boolean {
    return startedAt <= this.#unknownSince || this.#recent.some(({ at }) => at >= startedAt);
  }

  async #toCacheable(
    address: string,
    { headers, body: sent }: PlainAnswer,
    isIncomplete: boolean,
  ): Promise<Pick<CacheableAnswer, "kept" | "entry" | "bodies">> {
    const contentType = headers.get("content-type") ?? "application/octet-stream";
    const isPage = contentType.startsWith("text/html");
    const { html, data } = isPage ? await this.#finish(address, sent.toString("utf8")) : { html: null, data: null };
    const body = html === null ? sent : Buffer.from(html);
    const compressed = isCompressible(contentType, body.byteLength) ? await compress(body, "br", 5) : null;

    const entry: PageEntry = {
      address,
      etag: `"${digestOf(body)}"`,
      contentType,
      cacheTags: (headers.get("x-cache-tags") ?? "").split(" ").filter((tag) => tag !== ""),
      freshUntil: Math.min(
        Number(headers.get("x-fresh-until") ?? Infinity),
        Date.now() + (isIncomplete ? incompleteMs : this.#options.longestFreshMs),
      ),
      data,
      headers: {
        ...Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name))),
        "content-security-policy": contentSecurityPolicy(html ?? ""),
      },
      digests: { identity: digestOf(body), ...(compressed && { br: digestOf(compressed) }) },
    };
    return { kept: true, entry, bodies: { identity: body, ...(compressed && { br: compressed }) } };
  }

  async #finish(address: string, sent: string): Promise<{ html: string; data: string | null }> {
    const { finish, dataFiles } = this.#options;
    const html = finish(sent);
    return dataFiles === null ? { html, data: null } : extractLoaderData(html, dataFiles, !fitsOnDisk(address));
  }
}

/** Whether an answer may be stored: a 200 without cookies whose `cache-control` isn't `no-store` or `private`. */
function isCacheable({ status, headers }: PlainAnswer): boolean {
  const caching = headers.get("cache-control") ?? "";
  return status === 200 && headers.getSetCookie().length === 0 && !/no-store|private/u.test(caching);
}

/**
 * Compresses a body as small as it gets, which takes too long while a client waits: brotli 11 and gzip 9.
 *
 * @returns The entry with all bodies; `null` for a body that isn't worth compressing.
 */
export async function compressWell(
  entry: PageEntry,
  identity: Buffer,
): Promise<{ entry: PageEntry; bodies: Bodies } | null> {
  if (!isCompressible(entry.contentType, identity.byteLength)) return null;

  const [br, gzip] = await Promise.all([compress(identity, "br", 11), compress(identity, "gzip", 9)]);
  return {
    entry: { ...entry, digests: { ...entry.digests, br: digestOf(br), gzip: digestOf(gzip) } },
    bodies: { identity, br, gzip },
  };
}
