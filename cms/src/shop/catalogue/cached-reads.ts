import type { Core } from "@strapi/strapi";
import { availabilityAge } from "#contract/shop/availability-age";

/** How long a cached value is used, in milliseconds since its reading began. */
const longest = availabilityAge.contentSystemMs;

interface Reading<Value> {
  since: number;
  /** Value of `epochs` when the reading began. */
  epoch: number;
  answer: Promise<Value>;
  isPending: boolean;
}

/** Counts the calls of `clearCachedReads` by CMS. A counter, as two calls can have the same timestamp. */
const epochs = new WeakMap<Core.Strapi, number>();

const epochOf = (strapi: Core.Strapi) => epochs.get(strapi) ?? 0;

/**
 * Invalidates all cached values of a CMS, also readings under way. Call it after content or stock changed and before
 * notifying the site, which would otherwise render and store a page from stale values.
 */
export function clearCachedReads(strapi: Core.Strapi): void {
  epochs.set(strapi, epochOf(strapi) + 1);
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

  const begin = (strapi: Core.Strapi, key: Key, readings: Map<Key, Reading<Value>>) => {
    const end = async (begun: Promise<Value>) => {
      try {
        return await begun;
      } catch (error) {
        readings.delete(key);
        throw error;
      } finally {
        reading.isPending = false;
      }
    };
    const [since, epoch] = [performance.now(), epochOf(strapi)];
    const reading: Reading<Value> = { since, epoch, answer: end(read(strapi, key)), isPending: true };
    readings.set(key, reading);
    return reading;
  };

  return (strapi, key) => {
    const readings = byCms.get(strapi) ?? new Map<Key, Reading<Value>>();
    byCms.set(strapi, readings);
    const before = readings.get(key);
    const age = before === undefined ? 0 : performance.now() - before.since;
    const isCurrent = before !== undefined && before.epoch === epochOf(strapi);
    // A clock that was set back must not keep a value for ever.
    const isFresh = isCurrent && (before.isPending || (age >= 0 && age <= longest));
    return (isFresh ? before : begin(strapi, key, readings)).answer;
  };
}
