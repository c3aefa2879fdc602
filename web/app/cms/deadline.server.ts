import { AsyncLocalStorage } from "node:async_hooks";
import { CmsError } from "./cms-error.server.ts";

/** Deadline for all CMS calls of a page, in milliseconds on the clock of `performance.now()`. */
const deadlines = new AsyncLocalStorage<number>();

/** Runs `make` with one deadline for all its calls to the CMS together, `milliseconds` from now. */
export function withDeadline<Value>(milliseconds: number, make: () => Promise<Value>): Promise<Value> {
  return deadlines.run(performance.now() + milliseconds, make);
}

/** Runs work that several pages share, without the deadline of the page that started it. */
export function withoutDeadline<Value>(make: () => Value): Value {
  return deadlines.exit(make);
}

/** Returns the time until the deadline, in milliseconds: at least one; `Infinity` without a deadline. */
export function remainingMs(): number {
  return Math.max(1, (deadlines.getStore() ?? Infinity) - performance.now());
}

/**
 * Waits for work that several pages share, until the deadline of this page at most.
 *
 * @throws {CmsError} The work took longer.
 */
export async function waitUntilDeadline<Value>(shared: Promise<Value>): Promise<Value> {
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
