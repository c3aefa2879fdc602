import type { Core } from "@strapi/strapi";
import { availabilityAge } from "#contract/shop/availability-age";

/** How long a cached value is used, in milliseconds since its reading began. */
const longest = availabilityAge.contentSystemMs;

interface Reading<Value> {
  answer: Promise<Value>;
  /** When it began, by `performance.now()`; `null` while it is under way. */
  since: number | null;
}

/** The values of each `cachedRead`, by CMS. */
const caches: Pick<WeakMap<Core.Strapi, unknown>, "delete">[] = [];

/**
 * Invalidates all cached values of a CMS, also readings under way. Call it after content or stock changed and before
 * notifying the site, which would otherwise render and store a page from stale values.
 */
export function clearCachedReads(strapi: Core.Strapi): void {
  for (const cache of caches) cache.delete(strapi);
}

/**
 * Wraps a reading so that it runs once a second at most: concurrent callers share one promise. Errors aren't cached.
 *
 * @param read - Reads the value of a key, such as a language.
 */
export function cachedRead<Key extends string, Value>(
  read: (strapi: Core.Strapi, key: Key) => Promise<Value>,
): (strapi: Core.Strapi, key: Key) => Promise<Value> {
  const byCms = new WeakMap<Core.Strapi, Map<Key, Reading<Value>>>();
  caches.push(byCms);

  return (strapi, key) => {
    const readings = byCms.get(strapi) ?? new Map<Key, Reading<Value>>();
    byCms.set(strapi, readings);
    const before = readings.get(key);
    const now = performance.now();
    if (before !== undefined && (before.since === null || Math.abs(now - before.since) <= longest))
      return before.answer;

    const begin = async () => {
      try {
        const value = await read(strapi, key);
        reading.since = now;
        return value;
      } catch (error) {
        readings.delete(key);
        throw error;
      }
    };
    const reading: Reading<Value> = { answer: begin(), since: null };
    readings.set(key, reading);
    return reading.answer;
  };
}
