import { LRUCache } from "lru-cache";
import { env } from "#app/env.server.ts";
import { OutageLog } from "#app/http/outage-log.server.ts";
import { log } from "#app/log.server.ts";
import { isCmsFailure } from "./cms-error.server.ts";
import { waitUntilDeadline, withoutDeadline } from "./deadline.server.ts";
import { onPurge } from "./invalidate-answers.server.ts";
import { markIncomplete, withoutCacheContext } from "./cache-context.server.ts";

interface CacheEntry<Value> {
  value: Value;
  /** Milliseconds since 1970; zero when a change has invalidated the value. */
  readAt: number;
}

interface Answer<Value> {
  value: Value;
  /** Whether a change has invalidated the value. */
  isOld: boolean;
}

interface CacheOptions {
  /** How long an answer is used before it is read again, in milliseconds. */
  freshMs: number;
  /** REST names of the content types whose change invalidates an answer at once. */
  contentTypes: readonly string[];
  /** How long after `freshMs` an answer is still used while it is refreshed in the background, in milliseconds. */
  staleMs?: number;
  /** Whether a failed read throws instead of returning the last good answer. */
  failsWhenBroken?: boolean;
}

/** Value for `staleMs` of answers that purges invalidate: until then a visitor needn't wait for a refresh. */
export const staleMsWithPurges = env.SITE_CMS_SECRET === undefined ? 0 : 60_000;

/** How long reading an answer may fail before the log warns, in milliseconds: a restart of the CMS takes a while. */
const patienceMs = 10 * 60_000;

/** Most keys of a reader whose failures are remembered: some keys come from visitors. */
const maxTroubles = 100;

const isMissing = "An answer of the content system can't be read for over ten minutes";

/**
 * Caches the answer of a call that many pages make. Once the answer is no longer fresh, one call refreshes it for all
 * who wait. If the CMS fails, the last good answer is used; a page made with an invalidated one is marked incomplete.
 *
 * @returns A cached version of `read`. It throws the CMS's errors only without any good answer or with
 *   `failsWhenBroken`, and always any other error, which is a fault of the site.
 */
export function staleIfError<Key extends string, Value>(
  name: string,
  { freshMs, contentTypes, staleMs = 0, failsWhenBroken = false }: CacheOptions,
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const entries = new Map<Key, CacheEntry<Value>>();
  const underWay = new Map<Key, Promise<Answer<Value>>>();
  const troubles = new LRUCache<Key, OutageLog>({ max: maxTroubles });

  let forgotten = 0;
  onPurge((changes) => {
    if (changes !== "all" && !changes.some(({ type }) => contentTypes.includes(type))) return;
    forgotten += 1;
    underWay.clear();
    for (const last of entries.values()) last.readAt = 0;
  });

  async function refresh(key: Key): Promise<Answer<Value>> {
    const before = forgotten;
    try {
      const value = await withoutDeadline(() => withoutCacheContext(() => read(key)));
      troubles.get(key)?.succeeded({ name, key });
      troubles.delete(key);
      // A change during the read may have come too late for this answer.
      entries.set(key, { value, readAt: before === forgotten ? Date.now() : 0 });
      return { value, isOld: false };
    } catch (error) {
      if (!isCmsFailure(error)) throw error;
      const trouble = troubles.get(key) ?? new OutageLog("warn", isMissing, "An answer can be read again", patienceMs);
      troubles.set(key, trouble);
      trouble.failed({ name, key, reason: String(error) });
      const last = entries.get(key);
      if (last === undefined || failsWhenBroken) throw error;
      log.info("Last good answer serves", { name, key, reason: String(error) });
      return { value: last.value, isOld: last.readAt === 0 };
    } finally {
      if (before === forgotten) underWay.delete(key);
    }
  }

  return async (key) => {
    const last = entries.get(key);
    const ageMs = Date.now() - (last?.readAt ?? 0);
    if (last !== undefined && ageMs < freshMs) return last.value;

    const current = underWay.get(key) ?? refresh(key);
    underWay.set(key, current);
    if (last !== undefined && ageMs < freshMs + staleMs) {
      // Refresh in the background. An unhandled rejection would end the process.
      current.catch((error: unknown) => {
        log[isCmsFailure(error) ? "info" : "error"]("An answer isn't refreshed", { name, key, reason: String(error) });
      });
      return last.value;
    }
    try {
      const { value, isOld } = await waitUntilDeadline(current);
      // Mark each page made with the old answer, not only the one that started the refresh.
      if (isOld) markIncomplete();
      return value;
    } catch (error) {
      if (!isCmsFailure(error) || last === undefined || failsWhenBroken) throw error;
      markIncomplete();
      return last.value;
    }
  };
}
