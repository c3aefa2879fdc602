import { AsyncLocalStorage } from "node:async_hooks";
import { CmsError } from "./cms-error.server.ts";

/** Until when the calls of a page may take, on the clock of `performance.now()`. */
const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs what makes a page: all its calls of the content system together may take so long, however many follow each other.
 *
 * @param milliseconds - From now on.
 */
export function withDeadline<Value>(milliseconds: number, make: () => Promise<Value>): Promise<Value> {
  return deadlines.run(performance.now() + milliseconds, make);
}

/** Runs what others wait for too: the time of one of them doesn't bind it. */
export function withoutDeadline<Value>(make: () => Value): Value {
  return deadlines.exit(make);
}

/** What is left of the time, in milliseconds: never less than one; `Infinity` where there is no deadline. */
export function remainingMs(): number {
  return Math.max(1, (deadlines.getStore() ?? Infinity) - performance.now());
}

/**
 * Waits for what others wait for too, no longer than the deadline allows.
 *
 * @throws {CmsError} It took too long.
 */
export async function inTime<Value>(shared: Promise<Value>): Promise<Value> {
  const milliseconds = remainingMs();
  if (!Number.isFinite(milliseconds)) return shared;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CmsError(500, "UnknownError", "No answer in time")), milliseconds);
  });
  try {
    return await Promise.race([shared, late]);
  } finally {
    clearTimeout(timer);
  }
}
