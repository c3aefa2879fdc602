import type { Core } from "@strapi/strapi";
import { availabilityAge } from "#contract/shop/availability-age";

/** Longest that an answer is used again, in milliseconds since its reading began. */
const longest = availabilityAge.contentSystemMs;

interface Reading<Value> {
  since: number;
  /** How often all was dropped before it began. */
  epoch: number;
  answer: Promise<Value>;
  isPending: boolean;
}

/** How often all that is cached of a content system was dropped. A count, as two moments of a clock can be the same. */
const epochs = new WeakMap<Core.Strapi, number>();

const epochOf = (strapi: Core.Strapi) => epochs.get(strapi) ?? 0;

/**
 * Drops what is cached, also what is being read just now. Called when editors' content or the level of a stock changed,
 * before the site is notified: it must not render a page again from an older read, and store that.
 */
export function clearCachedReads(strapi: Core.Strapi): void {
  epochs.set(strapi, epochOf(strapi) + 1);
}

/**
 * Makes a reading that is asked for often happen once a second at most: who asks while it happens waits for the same
 * answer. One that fails is not cached.
 *
 * @param read - Reads it anew, for a key such as a language.
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
    // A clock that was set back, as tests do, must not make an answer last for ever.
    const isFresh = isCurrent && (before.isPending || (age >= 0 && age <= longest));
    return (isFresh ? before : begin(strapi, key, readings)).answer;
  };
}
