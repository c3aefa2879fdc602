import { setTimeout as pause } from "node:timers/promises";
import type { Service } from "./service.ts";

const retryMs = 150;

interface ReadinessOptions {
  /** Longest duration of the start, in milliseconds. */
  deadlineMs: number;
  signal?: AbortSignal;
  /** Whether an HTTP status counts as ready; by default 200 to 299. */
  isReady?: (status: number) => boolean;
}

/**
 * Waits until a service answers over HTTP.
 *
 * @param url - The service's health check, or one of its pages.
 * @throws {Error} The service ended first, or the deadline passed.
 */
export async function waitUntilReady(service: Service, url: string, options: ReadinessOptions): Promise<void> {
  const { deadlineMs, signal, isReady = (status) => status >= 200 && status < 300 } = options;
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one question at a time
    if (await answers(url, isReady)) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const outcome = await Promise.race([service.ended, pause(retryMs, null)]);
    if (outcome !== null) throw new Error(`${service.name} ended while starting (${outcome})`);
  }
  throw new Error(`${service.name} did not answer at ${url} within ${deadlineMs / 1000} s`);
}

async function answers(url: string, isReady: (status: number) => boolean): Promise<boolean> {
  try {
    return isReady((await fetch(url, { signal: AbortSignal.timeout(2000) })).status);
  } catch {
    return false;
  }
}
