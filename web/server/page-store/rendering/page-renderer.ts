import { LRUCache } from "lru-cache";
import { compress, isCompressible } from "../../http/compression.ts";
import { contentSecurityPolicy } from "../../http/content-security-policy.ts";
import { extractLoaderData } from "../storage/page-data.ts";
import { digestOf, type PageEntry } from "../storage/page-entry.ts";
import { hasFile } from "../storage/page-files.ts";
import { pagePathOf } from "../storage/page-key.ts";
import type { PageStore } from "../storage/page-store.ts";
import { readInFull, withFinishedPage, type PlainAnswer } from "./plain-answer.ts";
import { RenderQueue, type RenderRequest, type Urgency } from "./render-queue.ts";

/**
 * Renders the answer to an address without cookies or any other header of a visitor. The signal is aborted when
 * no request waits for it any more.
 */
export type Render = (address: string, signal: AbortSignal) => Promise<Response>;

/** An answer to store, or one that isn't stored: absent, broken, or a redirect. */
export type Rendered = CacheableAnswer | { kept: false; answer: PlainAnswer };

/**
 * A complete answer, or an incomplete one, which lacks content that was
 * out of reach and stays fresh for seconds only.
 */
export interface CacheableAnswer {
  kept: true;
  entry: PageEntry;
  /** As the entry says it is encoded. */
  body: Buffer;
  isIncomplete: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** Tells by the cache tags of an answer whether a change invalidates it. */
export type IsTouched = (tags: readonly string[]) => boolean;

interface Options {
  render: Render;
  /** Tells whether the answer to a path is the same for everyone; no other is stored. */
  isForEveryone: (path: string) => boolean;
  /** Completes a page's HTML before it is stored or sent. */
  finish: (html: string) => string;
  /** Where the data for hydration is stored; `null` stores nothing at all: in development the sources change. */
  data: PageStore | null;
  /** Longest time that a page stays fresh, in milliseconds; a page may ask for less. */
  maxFreshMs: number;
}

/** How long an incomplete answer stays fresh, in milliseconds. */
const incompleteMs = 10_000;

/** How often an answer is rendered that changes overtake. */
const maxAttempts = 4;

/** Headers between the application and the page store; clients don't get them. */
const ownHeaders = new Set(["x-cache-tags", "x-fresh-until", "x-incomplete", "cache-control", "content-type", "vary"]);

/** Renders the answers to addresses, in the order of their urgency. */
export class PageRenderer {
  readonly #options: Options;
  readonly queue = new RenderQueue((address, signal) => this.#renderCurrent(address, signal));
  /** Cached 404s, for some seconds or until anything changes: clients often request a missing address twice. */
  readonly #absent = new LRUCache<string, PlainAnswer>({ max: 300, ttl: 5000 });
  /** Changes of about the last minute: they make answers outdated that were being rendered meanwhile. */
  #recent: { at: number; isTouched: IsTouched }[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Renders the answer to an address; all requests for it meanwhile share the result.
   *
   * @param urgency - Priority in the queue.
   * @param request - `null` when the page is wanted in any case.
   * @throws {BusyError} The queue is full, or that of the client.
   */
  async render(address: string, urgency: Urgency, request: RenderRequest | null = null): Promise<Rendered> {
    const absent = request === null ? undefined : this.#absent.get(address);
    if (absent !== undefined) return { kept: false, answer: absent };
    return this.queue.render(address, urgency, request);
  }

  /** Tells whether the answer to an address is the same for everyone. */
  isForEveryone(address: string): boolean {
    return this.#options.isForEveryone(pagePathOf(address));
  }

  /** Records a change. Renderings under way of what it invalidates are repeated, and no new request shares them. */
  noteChange(isTouched: IsTouched): void {
    const now = Date.now();
    this.#recent = [...this.#recent.filter(({ at }) => now - at < 60_000), { at: now, isTouched }];
    this.#absent.clear();
    this.queue.forgetStarted();
  }

  /** Tells whether a change has invalidated an answer since its rendering began. */
  isOutdated({ entry, startedAt }: Pick<CacheableAnswer, "entry" | "startedAt">): boolean {
    return this.#recent.some(({ at, isTouched }) => at >= startedAt && isTouched(entry.cacheTags));
  }

  async #renderCurrent(address: string, signal: AbortSignal, attempt = 1): Promise<Rendered> {
    const startedAt = Date.now();
    const answer = await readInFull(await this.#options.render(address, signal));
    // After an abort the answer may be cut off.
    signal.throwIfAborted();
    const { data } = this.#options;
    if (data === null || !isCacheable(answer) || !this.isForEveryone(address)) {
      const finished = withFinishedPage(answer, this.#options.finish);
      const isCurrent = !this.#recent.some(({ at }) => at >= startedAt);
      if (isCurrent && isCertainlyAbsent(finished)) this.#absent.set(address, finished);
      return { kept: false, answer: finished };
    }

    const isIncomplete = answer.headers.has("x-incomplete");
    const freshMs = isIncomplete ? incompleteMs : this.#options.maxFreshMs;
    const made = await this.#toPage(address, answer, { data, freshMs });
    const rendered: CacheableAnswer = { kept: true, ...made, isIncomplete, startedAt };
    if (!this.isOutdated(rendered) || attempt >= maxAttempts) return rendered;
    return this.#renderCurrent(address, signal, attempt + 1);
  }

  async #toPage(
    address: string,
    { headers, body: sent }: PlainAnswer,
    { data, freshMs }: { data: PageStore; freshMs: number },
  ): Promise<Pick<CacheableAnswer, "entry" | "body">> {
    const contentType = headers.get("content-type") ?? "application/octet-stream";
    const page = contentType.startsWith("text/html")
      ? await extractLoaderData(this.#options.finish(sent.toString("utf8")), data, !hasFile(address))
      : null;
    const body = page === null ? sent : Buffer.from(page.html);
    const isCompressed = isCompressible(contentType, body.byteLength);

    const entry: PageEntry = {
      address,
      etag: `"${digestOf(body)}"`,
      contentType,
      cacheTags: (headers.get("x-cache-tags") ?? "").split(" ").filter((tag) => tag !== ""),
      freshUntil: Math.min(Number(headers.get("x-fresh-until") ?? Infinity), Date.now() + freshMs),
      data: page?.data ?? null,
      headers: {
        ...Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name))),
        "content-security-policy": contentSecurityPolicy(page?.html ?? ""),
      },
      isCompressed,
    };
    return { entry, body: isCompressed ? await compress(body, "br", 5) : body };
  }
}

/** Whether an answer may be stored: a 200 without cookies whose `cache-control` isn't `no-store` or `private`. */
function isCacheable({ status, headers }: PlainAnswer): boolean {
  const caching = headers.get("cache-control") ?? "";
  return status === 200 && headers.getSetCookie().length === 0 && !/no-store|private/u.test(caching);
}

function isCertainlyAbsent({ status, headers }: PlainAnswer): boolean {
  return status === 404 && !headers.has("x-incomplete") && headers.getSetCookie().length === 0;
}
