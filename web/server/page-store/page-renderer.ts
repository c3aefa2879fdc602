import type { Change } from "@circuit/contract/changes";
import { compress, isCompressible } from "../compression.ts";
import { contentSecurityPolicy } from "../content-security-policy.ts";
import { fitsOnDisk } from "./disk-pages.ts";
import type { PageDataFiles } from "./page-data-files.ts";
import { digestOf, type Bodies, type PageEntry } from "./page-entry.ts";
import { takePageData } from "./taken-page-data.ts";
import { touchedBy } from "./touched.ts";
import { WaitingLine, type Urgency } from "./waiting-line.ts";

/** What the application answers to the address of a page, asked for by nobody in particular. */
export type Render = (address: string) => Promise<Response>;

/** An answer that is kept, or one for this once: absent, broken, or a redirect. */
export type Rendered = KeptAnswer | { kept: false; answer: PlainAnswer };

/** A whole answer, or one that lacks what was out of reach: that one is kept for a moment only. */
export interface KeptAnswer {
  kept: true;
  entry: PageEntry;
  bodies: Bodies;
  isIncomplete: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/** An answer that is not kept, read in full: any number of visitors may be waiting for it. */
export interface PlainAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Options {
  render: Render;
  /** What is done to a page's HTML before it is kept. */
  finish: (html: string) => string;
  /** Where the data goes that browsers take pages over with; `null` leaves it in the page. */
  dataFiles: PageDataFiles | null;
  /** How many pages are made at a time for visitors, so that the content system is never flooded. */
  concurrency: number;
  /** How old a page may be that says nothing of it, in milliseconds. */
  longestFreshMs: number;
}

/** How long an answer serves that lacks something, in milliseconds. */
const incompleteMs = 10_000;

/** Headers of the application that are about keeping, and never leave the server. */
const ownHeaders = new Set(["x-made-from", "x-fresh-until", "x-incomplete", "cache-control", "content-type", "vary"]);

/** Makes pages: each at most once at a time, and only some at a time. */
export class PageRenderer {
  readonly #underWay = new Map<string, Promise<Rendered>>();
  readonly #waiting = new WaitingLine();
  readonly #options: Options;
  readonly #running = { visitors: 0, others: 0 };
  /** What changed lately, for pages that were being made meanwhile. */
  #recent: { at: number; changes: readonly Change[] }[] = [];
  /** When anything may have changed, in milliseconds since 1970. */
  #unknownSince = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Makes the answer to an address; all who ask for it meanwhile get the same.
   *
   * @param urgency - Decides what is made first.
   */
  render(address: string, urgency: Urgency): Promise<Rendered> {
    const current = this.#underWay.get(address);
    if (current !== undefined) {
      if (this.#waiting.hasten(address, urgency)) this.#startNext();
      return current;
    }

    const started = this.#start(address, urgency).finally(() => {
      if (this.#underWay.get(address) === started) this.#underWay.delete(address);
    });
    this.#underWay.set(address, started);
    return started;
  }

  /** Tells that documents changed: what is being made from them is made once more. */
  noteChanges(changes: readonly Change[]): void {
    const now = Date.now();
    this.#recent = [...this.#recent.filter(({ at }) => now - at < 60_000), { at: now, changes }];
    this.#forgetBegun();
  }

  /** Tells that nothing is known of what changed. */
  noteEverything(): void {
    this.#unknownSince = Date.now();
    this.#forgetBegun();
  }

  /** Who asks from now on wants the page after the change: one that nobody has begun with yet will be. */
  #forgetBegun(): void {
    for (const address of this.#underWay.keys()) if (!this.#waiting.has(address)) this.#underWay.delete(address);
  }

  /** Tells whether a change has touched an answer since it was begun with. */
  isOutdated({ entry, startedAt }: Pick<KeptAnswer, "entry" | "startedAt">): boolean {
    if (startedAt < this.#unknownSince) return true;
    const meanwhile = this.#recent.filter(({ at }) => at >= startedAt).flatMap(({ changes }) => changes);
    return touchedBy(meanwhile)(entry.madeFrom);
  }

  /** Resolves when nothing is being made. */
  async whenIdle(): Promise<void> {
    while (this.#running.visitors + this.#running.others > 0) {
      // oxlint-disable-next-line no-await-in-loop -- looked at until it is so
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #start(address: string, urgency: Urgency): Promise<Rendered> {
    const isVisitor = await new Promise<boolean>((go) => {
      this.#waiting.add(address, urgency, go);
      this.#startNext();
    });
    const lane = isVisitor ? "visitors" : "others";
    try {
      return await this.#renderCurrent(address);
    } finally {
      this.#running[lane] -= 1;
      // Visitors' requests that came in meanwhile are answered first.
      setImmediate(() => this.#startNext());
    }
  }

  /** Visitors have most places; one is for what they don't wait for, and one more for changes alone. */
  #startNext(): void {
    const { visitors, others } = this.#running;
    if (visitors < this.#options.concurrency) this.#startFirst(["visitor"], "visitors");
    if (others === 0) this.#startFirst(["change", "upkeep"], "others");
    else if (others === 1) this.#startFirst(["change"], "others");
  }

  #startFirst(urgencies: readonly Urgency[], lane: "visitors" | "others"): void {
    const start = this.#waiting.takeFirst(urgencies);
    if (start === null) return;
    this.#running[lane] += 1;
    start(lane === "visitors");
  }

  async #renderCurrent(address: string, attempt = 1): Promise<Rendered> {
    const startedAt = Date.now();
    const answer = await readInFull(await this.#options.render(address));
    if (!isKept(answer)) return { kept: false, answer };

    const isIncomplete = answer.headers.has("x-incomplete");
    const rendered: KeptAnswer = { ...(await this.#toKept(address, answer, isIncomplete)), isIncomplete, startedAt };
    return this.isOutdated(rendered) && attempt < 4 ? this.#renderCurrent(address, attempt + 1) : rendered;
  }

  async #toKept(
    address: string,
    { headers, body: sent }: PlainAnswer,
    isIncomplete: boolean,
  ): Promise<Pick<KeptAnswer, "kept" | "entry" | "bodies">> {
    const contentType = headers.get("content-type") ?? "application/octet-stream";
    const isPage = contentType.startsWith("text/html");
    const { html, data } = isPage ? await this.#finish(address, sent.toString("utf8")) : { html: null, data: null };
    const body = html === null ? sent : Buffer.from(html);
    const compressed = isCompressible(contentType, body.byteLength) ? await compress(body, "br", 5) : null;

    const entry: PageEntry = {
      address,
      etag: `"${digestOf(body)}"`,
      contentType,
      madeFrom: (headers.get("x-made-from") ?? "").split(" ").filter((tag) => tag !== ""),
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
    return dataFiles === null ? { html, data: null } : takePageData(html, dataFiles, !fitsOnDisk(address));
  }
}

async function readInFull(response: Response): Promise<PlainAnswer> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Only what is the same for everyone, and there. */
function isKept({ status, headers }: PlainAnswer): boolean {
  const caching = headers.get("cache-control") ?? "";
  return status === 200 && headers.getSetCookie().length === 0 && !/no-store|private/u.test(caching);
}

/**
 * The small bodies that take too long to make while somebody waits: brotli 11 and gzip.
 *
 * @param quickBrotli - The brotli body there is, where that is good enough: of answers
 *   of which there can be any number, each asked for a few times.
 * @returns The entry and bodies with them; `null` for what doesn't compress.
 */
export async function compressWell(
  entry: PageEntry,
  identity: Buffer,
  quickBrotli?: Buffer,
): Promise<{ entry: PageEntry; bodies: Bodies } | null> {
  if (!isCompressible(entry.contentType, identity.byteLength)) return null;

  const [br, gzip] = await Promise.all([quickBrotli ?? compress(identity, "br", 11), compress(identity, "gzip", 9)]);
  return {
    entry: { ...entry, digests: { ...entry.digests, br: digestOf(br), gzip: digestOf(gzip) } },
    bodies: { identity, br, gzip },
  };
}
