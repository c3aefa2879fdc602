import { setTimeout as pause } from "node:timers/promises";
import type { Service } from "./service.ts";

const retryMs = 150;

interface ReadinessOptions {
  /** How long a start may take, in milliseconds. */
  deadlineMs: number;
  signal?: AbortSignal;
}

/**
 * Waits until a service answers over HTTP.
 *
 * @param url - Its health check: any answer from 200 to 299 will do.
 * @throws {Error} The service ended first, or the deadline passed; the message names the service.
 */
export async function waitUntilReady(service: Service, url: string, options: ReadinessOptions): Promise<void> {
  const { deadlineMs, signal } = options;
  const deadline = Date.now() + deadlineMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one question at a time
    if (await answers(url)) return;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const outcome = await Promise.race([service.ended, pause(retryMs, null)]);
    if (outcome !== null) throw new Error(`${service.name} ended while starting (${outcome})`);
  }
  throw new Error(`${service.name} did not answer at ${url} within ${deadlineMs / 1000} s`);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    // Nothing listens there yet.
    return false;
  }
}
