import type { Core } from "@strapi/strapi";
import { sign } from "#contract/signature";
import { doAlone } from "../database/shared-work.ts";
import { readBounds, readChanges, trimChangeLog } from "./change-log.ts";
import { keepPurgePosition, readPurgePosition } from "./purge-positions.ts";

/** Changes of one moment, such as the two languages of a document, go together. */
const gatherMs = 10;

/** First and longest pause before a purge is tried again, and how long one may take, in milliseconds. */
const retryMs = { first: 250, longest: 30_000 };
const timeoutMs = 5000;

/** How soon to look again when another instance is telling, in milliseconds: it may have read before our change. */
const busyMs = 250;

/** Tells one site about changes, in order, until it has taken them; one instance of the CMS at a time. */
class PurgeSender {
  readonly #strapi: Core.Strapi;
  readonly #url: string;
  readonly #secret: string;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isSending = false;
  #isWoken = false;
  #failures = 0;

  constructor(strapi: Core.Strapi, url: string, secret: string) {
    this.#strapi = strapi;
    this.#url = url;
    this.#secret = secret;
  }

  /** What changed before this start is found by the site itself, in the log. */
  async start(): Promise<void> {
    const { latest } = await readBounds(this.#strapi.db);
    await keepPurgePosition(this.#strapi.db, this.#url, latest);
  }

  wake(pauseMs = gatherMs): void {
    this.#isWoken = this.#isSending;
    if (this.#isSending || this.#stopping.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendAll(), pauseMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopping.abort();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    let isBusy = false;
    try {
      isBusy = (await doAlone(this.#strapi.db, `purges ${this.#url}`, () => this.#sendRest())) === null;
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isSending = false;
    }
    if (this.#failures > 0) this.wake(pauseAfter(this.#failures));
    else if (isBusy) this.wake(busyMs);
    // Committed after the last look, on another connection.
    else if (this.#isWoken) this.wake();
  }

  async #sendRest(): Promise<true> {
    const { db } = this.#strapi;
    for (;;) {
      const changes = await readChanges(db, await readPurgePosition(db, this.#url));
      const last = changes.at(-1);
      if (last === undefined) return true;
      await this.#send(JSON.stringify({ changes }));
      await keepPurgePosition(db, this.#url, last.cursor);
      this.#succeeded();
    }
  }

  async #send(body: string): Promise<void> {
    const signature = sign(this.#secret, "purge", body, Math.floor(Date.now() / 1000));
    const response = await fetch(this.#url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-signature": signature },
      body,
      redirect: "error",
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#stopping.signal]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
  }

  #succeeded(): void {
    if (this.#failures > 0) this.#strapi.log.info(`The site at ${this.#url} is told about changes again`);
    this.#failures = 0;
  }

  #failed(error: unknown): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#failures === 0)
      this.#strapi.log.warn(`The site at ${this.#url} isn't told about changes: ${String(error)}`);
    this.#failures += 1;
  }
}

function pauseAfter(failures: number): number {
  const pause = Math.min(retryMs.first * 2 ** (failures - 1), retryMs.longest);
  return pause * (0.75 + Math.random() / 2);
}

/** Tells the sites about changes. */
export interface Purges {
  /** Changes were committed. */
  wake(): void;
  start(): Promise<void>;
  stop(): void;
}

/**
 * Readies the sending of purges to every site that is to know of changes.
 *
 * @param secret - Absent: nothing is sent.
 */
export function createPurges(strapi: Core.Strapi, urls: readonly string[], secret: string | undefined): Purges {
  const senders = secret === undefined ? [] : urls.map((url) => new PurgeSender(strapi, url, secret));
  let wakes = 0;

  return {
    wake() {
      for (const sender of senders) sender.wake();
      wakes += 1;
      if (wakes % 500 === 0) trimChangeLog(strapi.db).catch((error: unknown) => strapi.log.error(String(error)));
    },
    start: async () => void (await Promise.all(senders.map((sender) => sender.start()))),
    stop: () => senders.forEach((sender) => sender.stop()),
  };
}
