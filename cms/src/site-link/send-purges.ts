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

/** Makes a sender of changes to one site, in order, until it accepts them. Only one CMS instance sends at a time. */
function purgeSender({ db, log }: Core.Strapi, url: string, secret: string): Purges {
  const failureLog = new PurgeFailureLog(url, log);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;
  let isWoken = false;
  let failures = 0;

  const wake = (pauseMs = gatherMs) => {
    isWoken = isSending;
    if (isSending || stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), pauseMs);
  };

  const sendAll = async () => {
    isSending = true;
    let isBusy = false;
    try {
      isBusy = (await runExclusively(db, `purges ${url}`, sendRest)) === null;
    } catch (error) {
      if (stopping.signal.aborted) return;
      failureLog.failed(error);
      failures += 1;
    } finally {
      isSending = false;
    }
    if (failures > 0) wake(pauseAfter(failures));
    else if (isBusy) wake(busyMs);
    // A change may have been committed since the log was last read.
    else if (isWoken) wake();
  };

  const sendRest = async (): Promise<true> => {
    for (;;) {
      const changes = await readChanges(db, await readPurgePosition(db, url));
      const last = changes.at(-1);
      if (last !== undefined) {
        await postPurge(url, secret, JSON.stringify({ changes }), stopping.signal);
        await savePurgePosition(db, url, last.cursor);
      }
      // Also when no change is left, as another instance may have sent a purge that failed here.
      failureLog.succeeded();
      failures = 0;
      if (last === undefined) return true;
    }
  };

  return {
    wake,
    /** Skips the changes before this start, which the site itself reads from the change log. */
    start: async () => savePurgePosition(db, url, (await readBounds(db)).latest),
    stop() {
      clearTimeout(timer);
      stopping.abort();
    },
  };
}

async function postPurge(url: string, secret: string, body: string, stopping: AbortSignal): Promise<void> {
  const signature = sign(secret, "purge", body, Math.floor(Date.now() / 1000));
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-signature": signature },
    body,
    redirect: "error",
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
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
  const senders = secret === undefined ? [] : urls.map((url) => purgeSender(strapi, url, secret));
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
