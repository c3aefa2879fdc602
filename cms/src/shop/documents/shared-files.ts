import type { Order } from "#contract/shop/order";
import { digestOf } from "../../database/digest.ts";
import type { OrderFile, OrderFileKind, TicketPass } from "../shop.ts";

type MakeFile = (order: Order, kind: OrderFileKind | TicketPass) => Promise<OrderFile | null>;

/** Most files in the queue, with the one in progress: each may take a second of CPU time. */
const maxWaiting = 20;

/** How long the cache keeps a file, in milliseconds, and how many files. */
const keptMs = 60_000;
const maxCached = 20;

/** The queue of files is full. */
export class FilesBusyError extends Error {
  override name = "FilesBusyError";
}

/**
 * Wraps the making of files with a queue, which makes one at a time, and a cache: requests for the same file of an
 * unchanged order share one result, while it is in progress and for a minute after.
 *
 * @param make - Makes a file; `null` when the order has none of that kind.
 * @returns A function that rejects with {@link FilesBusyError} when the queue is full.
 */
export function sharedFiles(make: MakeFile, now: () => number = Date.now): MakeFile {
  const files = new Map<string, { file: Promise<OrderFile | null>; until: number }>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (order, kind) => {
    const key = digestOf(JSON.stringify([kind, order]));
    const cached = files.get(key);
    if (cached !== undefined && cached.until > now()) return cached.file;
    if (waiting >= maxWaiting) throw new FilesBusyError("Too many files are being made");

    waiting += 1;
    const file = last.then(() => make(order, kind));
    // The next file begins when this one is done or failed.
    last = Promise.allSettled([file]);
    const entry = { file, until: Infinity };
    files.set(key, entry);
    try {
      const made = await file;
      entry.until = now() + keptMs;
      return made;
    } catch (error) {
      files.delete(key);
      throw error;
    } finally {
      waiting -= 1;
      forget();
    }
  };

  /** Drops expired files, and the oldest above the limit, but none in progress. */
  function forget(): void {
    for (const [key, { until }] of files) {
      if (until <= now() || (files.size > maxCached && until !== Infinity)) files.delete(key);
    }
  }
}
