import type { Service } from "./service.ts";

/** Thrown on Ctrl-C or SIGTERM: nothing went wrong, the run is over. */
export class StopRequest extends Error {
  override name = "StopRequest";
}

/**
 * A signal that aborts with a {@link StopRequest} when the process is asked to
 * stop. Asking again changes nothing: services get their time to stop.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, () => controller.abort(new StopRequest(name)));
  }
  return controller.signal;
}

/**
 * Keeps services running until one ends or the run is to stop.
 *
 * @throws {StopRequest} The run is to stop.
 * @throws {Error} A service ended by itself; the message says which and how.
 */
export async function untilStopped(services: readonly Service[], signal: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  const ended = services.map(async (service) => {
    const how = await service.ended;
    throw new Error(`${service.name} stopped unexpectedly (${how})`);
  });
  return Promise.race([stopped, ...ended]);
}

/** Stops services in the order given, each after the one before. */
export async function stopAll(services: readonly Service[]): Promise<void> {
  for (const service of services) {
    // oxlint-disable-next-line no-await-in-loop -- the site first, so that it never asks a CMS that is gone
    await service.stop();
  }
}
