import type { Core } from "@strapi/strapi";
import { sign } from "#contract/site-link/signature";
import { runExclusively } from "../database/shared-work.ts";
import { readBounds, readChanges, trimChangeLog } from "./change-log.ts";
import { savePurgePosition, readPurgePosition } from "./purge-positions.ts";
import { PurgeFailureLog } from "./purge-failure-log.ts";

/** Pause before sending, in milliseconds, so that simultaneous changes go into one request. */
const gatherMs = 10;

/** First and longest pause before a failed purge is retried, in milliseconds. */
const retryMs = { first: 250, longest: 30_000 };
const timeoutMs = 5000;

/** Pause when another instance is sending, in milliseconds. Then retries, as it may have missed the latest change. */
const busyMs = 250;

/** Sends changes to one site, in order, until the site accepts them. Only one instance of the CMS sends at a time. */
class PurgeSender {
  readonly #strapi: Core.Strapi;
  readonly #url: string;
  readonly #secret: string;
  readonly #failureLog: PurgeFailureLog;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isSending = false;
  #isWoken = false;
  #failures = 0;

  constructor(strapi: Core.Strapi, url: string, secret: string) {
    this.#strapi = strapi;
    this.#url = url;
    this.#secret = secret;
    this.#failureLog = new PurgeFailureLog(url, strapi.log);
  }

  /** Skips the changes before this start, which the site itself reads from the change log. */
  async start(): Promise<void> {
    const { latest } = await readBounds(this.#strapi.db);
    await savePurgePosition(this.#strapi.db, this.#url, latest);
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
      isBusy = (await runExclusively(this.#strapi.db, `purges ${this.#url}`, () => this.#sendRest())) === null;
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isSending = false;
    }
    if (this.#failures > 0) this.wake(pauseAfter(this.#failures));
    else if (isBusy) this.wake(busyMs);
    // A change may have been committed since the log was last read.
    else if (this.#isWoken) this.wake();
  }

  async #sendRest(): Promise<true> {
    const { db } = this.#strapi;
    for (;;) {
      const changes = await readChanges(db, await readPurgePosition(db, this.#url));
      const last = changes.at(-1);
      if (last === undefined) {
        // Another instance may have sent a purge that failed here.
        this.#succeeded();
        return true;
      }
      await this.#send(JSON.stringify({ changes }));
      await savePurgePosition(db, this.#url, last.cursor);
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
    this.#failureLog.succeeded();
    this.#failures = 0;
  }

  #failed(error: unknown): void {
    if (this.#stopping.signal.aborted) return;
    this.#failureLog.failed(error);
    this.#failures += 1;
  }
}

function pauseAfter(failures: number): number {
  const pause = Math.min(retryMs.first * 2 ** (failures - 1), retryMs.longest);
  return pause * (0.75 + Math.random() / 2);
}

export interface Purges {
  /** Sends newly committed changes. */
  wake(): void;
  start(): Promise<void>;
  stop(): void;
}

/**
 * Creates the service that sends purges to every site.
 *
 * @param urls - The purge URL of each site.
 * @param secret - When absent, nothing is sent.
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

/** Gets the service `purges` of the plugin `site-link`. */
export const purgesOf = (strapi: Core.Strapi): Purges => strapi.plugin("site-link").service("purges");
