import type { Change } from "@circuit/contract/changes";
import { compress, isCompressible } from "../compression.ts";
import { contentSecurityPolicy } from "../content-security-policy.ts";
import { fitsOnDisk } from "./disk-pages.ts";
import type { PageDataFiles } from "./page-data-files.ts";
import { digestOf, type Bodies, type PageEntry } from "./page-entry.ts";
import { takePageData } from "./taken-page-data.ts";
import { BusyError } from "../busy-error.ts";
import { AbsentAnswers } from "./absent-answers.ts";
import type { PlainAnswer } from "./plain-answer.ts";
import { SharedWork } from "./shared-work.ts";
import { touchedBy } from "./touched.ts";
import { WaitingLine, type Urgency } from "./waiting-line.ts";

/**
 * What the application answers to the address of a page, asked for by nobody in particular.
 * The signal is aborted when nobody waits for it any more.
 */
export type Render = (address: string, calledOff: AbortSignal) => Promise<Response>;

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
  readonly #underWay = new Map<string, SharedWork<Rendered>>();
  readonly #absent = new AbsentAnswers();
  readonly #waiting = new WaitingLine();
  readonly #options: Options;
  /** How many are being made, by who waits for them. */
  readonly #running: Record<Urgency, number> = { visitor: 0, change: 0, search: 0, unknown: 0, upkeep: 0 };
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
   * @param gone - Aborted when this one doesn't want it any more: what nobody wants isn't made. `null` for one who stays.
   * @throws {BusyError} Too many wait already.
   */
  async render(address: string, urgency: Urgency, gone: AbortSignal | null = null): Promise<Rendered> {
    const absent = gone === null ? null : this.#absent.get(address);
    if (absent !== null) return { kept: false, answer: absent };

    const current = this.#underWay.get(address);
    if (current !== undefined) {
      if (this.#waiting.hasten(address, urgency)) this.#startNext();
      return current.join(gone);
    }
    if (this.#waiting.isFull(urgency)) throw new BusyError("Too many pages wait to be made");

    const forget = () => {
      if (this.#underWay.get(address) === begun) this.#underWay.delete(address);
    };
    const begun: SharedWork<Rendered> = new SharedWork((calledOff) => {
      calledOff.addEventListener("abort", forget, { once: true });
      return this.#start(address, urgency, calledOff).finally(() => forget());
    });
    this.#underWay.set(address, begun);
    return begun.join(gone);
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
    this.#absent.forget();
    for (const address of this.#underWay.keys()) if (!this.#waiting.has(address)) this.#underWay.delete(address);
  }

  /** Tells whether a change has touched an answer since it was begun with. */
  isOutdated({ entry, startedAt }: Pick<KeptAnswer, "entry" | "startedAt">): boolean {
    if (startedAt < this.#unknownSince) return true;
    const meanwhile = this.#recent.filter(({ at }) => at >= startedAt).flatMap(({ changes }) => changes);
    return touchedBy(meanwhile)(entry.madeFrom);
  }

  /** Tells whether pages wait that somebody asked for, or that the store lacks. */
  isBehind(): boolean {
    return this.#waiting.holds(["visitor", "change", "upkeep"]);
  }

  /** Resolves when nothing is being made. */
  async whenIdle(): Promise<void> {
    while (Object.values(this.#running).some((count) => count > 0)) {
      // oxlint-disable-next-line no-await-in-loop -- looked at until it is so
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async #start(address: string, urgency: Urgency, calledOff: AbortSignal): Promise<Rendered> {
    const place = await this.#place(address, urgency, calledOff);
    try {
      return await this.#renderCurrent(address, calledOff);
    } finally {
      this.#running[place] -= 1;
      // Visitors' requests that came in meanwhile are answered first.
      setImmediate(() => this.#startNext());
    }
  }

  /** Waits for a place. @returns Whose place it is: who waits may have become more urgent meanwhile. */
  #place(address: string, urgency: Urgency, calledOff: AbortSignal): Promise<Urgency> {
    return new Promise((resolve, reject) => {
      const go = (place: Urgency) => {
        this.#running[place] += 1;
        resolve(place);
      };
      const leave = () => {
        if (this.#waiting.remove(address, go)) reject(calledOff.reason);
      };
      calledOff.addEventListener("abort", leave, { once: true });
      this.#waiting.add(address, urgency, go);
      this.#startNext();
    });
  }

  /**
   * Visitors of known pages may have all places that visitors have, searches and
   * unknown addresses not the last of them, and neither leaves the other without.
   * One more place is for what no visitor waits for, and one more for changes alone.
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
    // What is made of a call that broke off is no answer.
    calledOff.throwIfAborted();
    if (!isKept(answer)) {
      if (!this.#hasChangedSince(startedAt)) this.#absent.note(address, answer);
      return { kept: false, answer };
    }

    const isIncomplete = answer.headers.has("x-incomplete");
    const rendered: KeptAnswer = { ...(await this.#toKept(address, answer, isIncomplete)), isIncomplete, startedAt };
    if (!this.isOutdated(rendered) || attempt >= 4) return rendered;
    return this.#renderCurrent(address, calledOff, attempt + 1);
  }

  #hasChangedSince(startedAt: number): boolean {
    return startedAt <= this.#unknownSince || this.#recent.some(({ at }) => at >= startedAt);
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
