import { LRUCache } from "lru-cache";
import { compress, isCompressible } from "../../http/compression.ts";
import { contentSecurityPolicy } from "../../http/content-security-policy.ts";
import { extractLoaderData } from "../storage/page-data.ts";
import type { PageEntry } from "../storage/page-entry.ts";
import { isStoredOnDisk } from "../storage/page-files.ts";
import { pagePathOf } from "../storage/page-key.ts";
import type { PageStore } from "../storage/page-store.ts";
import { readInFull, withFinishedPage, type PlainAnswer } from "../../http/plain-answer.ts";
import { RenderQueue, type RenderRequest, type Urgency } from "./render-queue.ts";
import { digestOf } from "../../http/digest.ts";

/** Renders the answer to a URL path without a visitor's headers. The signal aborts when no request waits any more. */
export type Render = (address: string, signal: AbortSignal) => Promise<Response>;

/** An answer to store, or one not to store, such as an error or a redirect. */
export type Rendered = CacheableAnswer | { kept: false; answer: PlainAnswer };

/**
 * An answer to store. An incomplete one lacks content that was unavailable, and stays fresh for seconds only.
 */
export interface CacheableAnswer {
  kept: true;
  entry: PageEntry;
  /** Compressed if the entry says so. */
  body: Buffer;
  isIncomplete: boolean;
  /** Start of the render, in milliseconds since 1970. */
  startedAt: number;
}

/** Tells by an answer's cache tags whether a change invalidates it. */
export type IsInvalidated = (tags: readonly string[]) => boolean;

interface Options {
  render: Render;
  /** Tells whether the answer to a path is the same for everyone; others aren't stored. */
  isForEveryone: (path: string) => boolean;
  /** Completes a page's HTML, with its critical CSS, before it is stored or sent. */
  finish: (html: string) => string;
  /** Store of the data for hydration; `null` in development, to store nothing at all. */
  data: PageStore | null;
  /** Longest time that a page stays fresh, in milliseconds; a page may set less by `x-fresh-until`. */
  maxFreshMs: number;
}

/** How long an incomplete answer stays fresh, in milliseconds. */
const incompleteMs = 10_000;

/** Most renders of an answer that changes invalidate during its render. */
const maxAttempts = 4;

/** Headers that the page store sets itself, or that the application sends only to the page store. */
const ownHeaders = new Set(["x-cache-tags", "x-fresh-until", "x-incomplete", "cache-control", "content-type", "vary"]);

/** Renders answers to URL paths by priority. */
export class PageRenderer {
  readonly #options: Options;
  readonly queue = new RenderQueue((address, signal) => this.#renderCurrent(address, signal));
  /** Cached 404s, for some seconds or until anything changes. */
  readonly #absent = new LRUCache<string, PlainAnswer>({ max: 300, ttl: 5000 });
  /** Changes of the last minute, which invalidate answers whose render began before them. */
  #recent: { at: number; isTouched: IsInvalidated }[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Renders the answer to a URL path; concurrent requests for it share the result.
   *
   * @param urgency - Priority in the queue.
   * @param request - `null` to render without a client that may hang up.
   * @throws {BusyError} The queue, or the client's own one, is full.
   */
  async render(address: string, urgency: Urgency, request: RenderRequest | null = null): Promise<Rendered> {
    const absent = request === null ? undefined : this.#absent.get(address);
    if (absent !== undefined) return { kept: false, answer: absent };
    return this.queue.render(address, urgency, request);
  }

  isForEveryone(address: string): boolean {
    return this.#options.isForEveryone(pagePathOf(address));
  }

  /** Records a change. Current renders that it invalidates start again, and no new request shares them. */
  noteChange(isTouched: IsInvalidated): void {
    const now = Date.now();
    this.#recent = [...this.#recent.filter(({ at }) => now - at < 60_000), { at: now, isTouched }];
    this.#absent.clear();
    this.queue.forgetStarted();
  }

  /** Tells whether a change has invalidated an answer since its render began. */
  isOutdated({ entry, startedAt }: Pick<CacheableAnswer, "entry" | "startedAt">): boolean {
    return this.#recent.some(({ at, isTouched }) => at >= startedAt && isTouched(entry.cacheTags));
  }

  async #renderCurrent(address: string, signal: AbortSignal, attempt = 1): Promise<Rendered> {
    const startedAt = Date.now();
    const answer = await readInFull(await this.#options.render(address, signal));
    // After an abort the answer may be truncated.
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
      ? await extractLoaderData(this.#options.finish(sent.toString("utf8")), data, !isStoredOnDisk(address))
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

/** Tells whether an answer may be stored: a 200 without cookies, `no-store` and `private`. */
function isCacheable({ status, headers }: PlainAnswer): boolean {
  const caching = headers.get("cache-control") ?? "";
  return status === 200 && headers.getSetCookie().length === 0 && !/no-store|private/u.test(caching);
}

function isCertainlyAbsent({ status, headers }: PlainAnswer): boolean {
  return status === 404 && !headers.has("x-incomplete") && headers.getSetCookie().length === 0;
}
