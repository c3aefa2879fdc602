import type { Change } from "@circuit/contract/changes";
import { compress, isCompressible } from "../compression.ts";
import { contentSecurityPolicy } from "../content-security-policy.ts";
import { digestOf, type Bodies, type PageEntry } from "./page-entry.ts";
import { isTouched } from "./touched.ts";

/** What the application answers to the address of a page, asked for by nobody in particular. */
export type Render = (address: string) => Promise<Response>;

/** An answer that is kept, or one for this once: absent, broken, or a redirect. */
export type Rendered = { kept: true; entry: PageEntry; bodies: Bodies } | { kept: false; answer: PlainAnswer };

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
  /** How many pages are made at a time, so that the content system is never flooded. */
  concurrency: number;
}

/** Whatever time changes on a page without saying so is at most an hour old. */
const longestFreshMs = 3_600_000;

/** Headers of the application that are about keeping, and never leave the server. */
const ownHeaders = new Set(["x-made-from", "x-fresh-until", "x-incomplete", "cache-control", "content-type", "vary"]);

/** Makes pages: each at most once at a time, and only some at a time. */
export class PageRenderer {
  readonly #underWay = new Map<string, Promise<Rendered>>();
  readonly #waiting: { address: string; isVisitor: boolean; go: () => void }[] = [];
  readonly #options: Options;
  #running = 0;
  /** What changed lately, for pages that were being made meanwhile. */
  #recent: { at: number; changes: readonly Change[] }[] = [];

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Makes the answer to an address; all who ask for it meanwhile get the same.
   *
   * @param isVisitor - Somebody waits for it: then it goes before what nobody waits for.
   */
  render(address: string, isVisitor: boolean): Promise<Rendered> {
    const current = this.#underWay.get(address);
    if (current !== undefined) {
      const place = isVisitor ? this.#waiting.find((waiting) => waiting.address === address) : undefined;
      if (place !== undefined) place.isVisitor = true;
      return current;
    }

    const started = this.#start(address, isVisitor).finally(() => {
      if (this.#underWay.get(address) === started) this.#underWay.delete(address);
    });
    this.#underWay.set(address, started);
    return started;
  }

  /** Tells that documents changed: what is being made from them is made once more. */
  noteChanges(changes: readonly Change[]): void {
    const now = Date.now();
    this.#recent = [...this.#recent.filter(({ at }) => now - at < 60_000), { at: now, changes }];
    // Who asks from now on wants the page after the change.
    this.#underWay.clear();
  }

  /** Resolves when nothing is being made. */
  async whenIdle(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- looked at until it is so
    while (this.#running > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async #start(address: string, isVisitor: boolean): Promise<Rendered> {
    await new Promise<void>((go) => {
      this.#waiting.push({ address, isVisitor, go });
      this.#startNext();
    });
    try {
      return await this.#renderCurrent(address);
    } finally {
      this.#running -= 1;
      // Visitors' requests that came in meanwhile are answered first.
      setImmediate(() => this.#startNext());
    }
  }

  /** Visitors go first; what nobody waits for is made one at a time, and only when no visitor waits. */
  #startNext(): void {
    const visitor = this.#waiting.findIndex((waiting) => waiting.isVisitor);
    const limit = visitor === -1 ? 1 : this.#options.concurrency;
    if (this.#running >= limit) return;
    const [next] = this.#waiting.splice(Math.max(visitor, 0), 1);
    if (next === undefined) return;
    this.#running += 1;
    next.go();
  }

  async #renderCurrent(address: string, attempt = 1): Promise<Rendered> {
    const startedAt = Date.now();
    const answer = await readInFull(await this.#options.render(address));
    const rendered: Rendered = isKept(answer) ? await this.#toKept(address, answer) : { kept: false, answer };

    const meanwhile = this.#recent.filter(({ at }) => at >= startedAt).flatMap(({ changes }) => changes);
    const isOld = rendered.kept && isTouched(rendered.entry.madeFrom, meanwhile);
    return isOld && attempt < 4 ? this.#renderCurrent(address, attempt + 1) : rendered;
  }

  async #toKept(address: string, { headers, body: sent }: PlainAnswer): Promise<Rendered> {
    const contentType = headers.get("content-type") ?? "application/octet-stream";
    const isPage = contentType.startsWith("text/html");
    const body = isPage ? Buffer.from(this.#options.finish(sent.toString("utf8"))) : sent;
    const compressed = isCompressible(contentType, body.byteLength) ? await compress(body, "br", 5) : null;

    const entry: PageEntry = {
      address,
      etag: `"${digestOf(body)}"`,
      contentType,
      madeFrom: (headers.get("x-made-from") ?? "").split(" ").filter((tag) => tag !== ""),
      freshUntil: Math.min(Number(headers.get("x-fresh-until") ?? Infinity), Date.now() + longestFreshMs),
      headers: {
        ...Object.fromEntries([...headers].filter(([name]) => !ownHeaders.has(name))),
        "content-security-policy": contentSecurityPolicy(isPage ? body.toString("utf8") : ""),
      },
      digests: { identity: digestOf(body), ...(compressed && { br: digestOf(compressed) }) },
    };
    return { kept: true, entry, bodies: { identity: body, ...(compressed && { br: compressed }) } };
  }
}

async function readInFull(response: Response): Promise<PlainAnswer> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Only what is whole, the same for everyone, and there. */
function isKept({ status, headers }: PlainAnswer): boolean {
  const caching = headers.get("cache-control") ?? "";
  return (
    status === 200 &&
    !headers.has("x-incomplete") &&
    headers.getSetCookie().length === 0 &&
    !/no-store|private/u.test(caching)
  );
}

/**
 * The small bodies that take too long to make while somebody waits: brotli 11 and gzip.
 *
 * @returns The entry and bodies with them; `null` for what doesn't compress.
 */
export async function compressWell(
  entry: PageEntry,
  bodies: Bodies,
): Promise<{ entry: PageEntry; bodies: Bodies } | null> {
  const { identity } = bodies;
  if (identity === undefined || !isCompressible(entry.contentType, identity.byteLength)) return null;

  const [br, gzip] = await Promise.all([compress(identity, "br", 11), compress(identity, "gzip", 9)]);
  return {
    entry: { ...entry, digests: { ...entry.digests, br: digestOf(br), gzip: digestOf(gzip) } },
    bodies: { identity, br, gzip },
  };
}
