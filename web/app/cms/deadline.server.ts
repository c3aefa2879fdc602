import { AsyncLocalStorage } from "node:async_hooks";
import { CmsError } from "./cms-error.server.ts";

/** Deadline for the calls of a page, in milliseconds on the clock of `performance.now()`. */
const deadlines = new AsyncLocalStorage<number>();

/**
 * Renders a page under one deadline for all its calls to the content system together.
 *
 * @param milliseconds - From now on.
 */
export function withDeadline<Value>(milliseconds: number, make: () => Promise<Value>): Promise<Value> {
  return deadlines.run(performance.now() + milliseconds, make);
}

/** Runs work that several pages share: the deadline of one of them doesn't apply to it. */
export function withoutDeadline<Value>(make: () => Value): Value {
  return deadlines.exit(make);
}

/** Time until the deadline, in milliseconds: never less than one; `Infinity` when there is no deadline. */
export function remainingMs(): number {
  return Math.max(1, (deadlines.getStore() ?? Infinity) - performance.now());
}

/**
 * Waits for work that several pages share, no longer than the deadline of this page allows.
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
