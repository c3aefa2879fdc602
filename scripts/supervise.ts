import { setTimeout as pause } from "node:timers/promises";
import type { Service } from "./service.ts";

/** Thrown on Ctrl-C, SIGTERM or SIGHUP: a request to stop, not a failure. */
export class StopRequest extends Error {
  override name = "StopRequest";
}

/** Creates a signal that aborts with a {@link StopRequest} on Ctrl-C, SIGTERM or SIGHUP. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => controller.abort(new StopRequest(name)));
  }
  return controller.signal;
}

/**
 * Waits until a service ends or the signal aborts.
 *
 * @throws {StopRequest} The signal aborted.
 * @throws {Error} A service ended by itself.
 */
export async function waitUntilStopped(services: readonly Service[], signal: AbortSignal): Promise<never> {
  const ended = services.map(async (service) => {
    const how = await service.ended;
    throw new Error(`${service.name} stopped unexpectedly (${how})`);
  });
  return Promise.race([rejectOnAbort(signal), ...ended]);
}

/** Rejects with the signal's reason when it aborts. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

/** Pauses before a service is restarted, in milliseconds: from `first` to `longest`. A run of `healthy` resets them. */
interface RestartPauses {
  first: number;
  longest: number;
  healthy: number;
}

const restartPauses: RestartPauses = { first: 1000, longest: 30_000, healthy: 60_000 };

interface KeepOptions {
  signal: AbortSignal;
  /** Prints a line for the operator. */
  say: (line: string) => void;
  pauses?: RestartPauses;
}

/** A running service, and a function that starts it again. */
export interface Kept {
  service: Service;
  start: () => Service;
}

/**
 * Restarts each service that ends by itself, after ever longer pauses, until the signal aborts.
 *
 * @param kept - The running services; `service` is replaced at each restart, so that the caller stops the latest.
 * @throws {StopRequest} The signal aborted.
 */
export async function restartOnExit(kept: readonly Kept[], options: KeepOptions): Promise<never> {
  return Promise.race([rejectOnAbort(options.signal), ...kept.map((one) => keepOne(one, options))]);
}

async function keepOne(kept: Kept, { signal, say, pauses = restartPauses }: KeepOptions): Promise<never> {
  let pauseMs = pauses.first;
  for (;;) {
    const startedAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one life after the other
    const how = await kept.service.ended;
    signal.throwIfAborted();
    if (performance.now() - startedAt >= pauses.healthy) pauseMs = pauses.first;
    say(`${kept.service.name} stopped unexpectedly (${how}); it starts again in ${pauseMs / 1000} s`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause(pauseMs, undefined, { signal });
    kept.service = kept.start();
    pauseMs = Math.min(pauseMs * 2, pauses.longest);
  }
}

/** Stops services one after the other, in the given order. */
export async function stopAll(services: readonly Service[]): Promise<void> {
  for (const service of services) {
    // oxlint-disable-next-line no-await-in-loop -- the site first, so that it never asks a CMS that is gone
    await service.stop();
  }
}
