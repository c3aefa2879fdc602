import { log } from "#app/log.server.ts";
import { sharedByAll } from "./made-from.server.ts";

interface Kept<Value> {
  value: Value;
  /** Milliseconds since 1970; zero when it must be asked for again. */
  readAt: number;
}

const forgetters = new Set<() => void>();

/** Makes every reader ask again: something changed in the content system. Kept answers still serve while it is broken. */
export function forgetAnswers(): void {
  for (const forget of forgetters) forget();
}

/**
 * Keeps the last good answer of a call that every page makes.
 *
 * Within `freshMs` the kept answer serves; after it the call is made again, once
 * for all who wait. When the call fails, the last good answer serves and the
 * failure is logged.
 *
 * @returns A reader; it throws only while there has never been a good answer.
 */
export function lastGood<Key extends string, Value>(
  name: string,
  freshMs: number,
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, Kept<Value>>();
  const underWay = new Map<Key, Promise<Value>>();

  let forgotten = 0;
  forgetters.add(() => {
    forgotten += 1;
    underWay.clear();
    for (const last of kept.values()) last.readAt = 0;
  });

  async function refresh(key: Key): Promise<Value> {
    const before = forgotten;
    try {
      const value = await sharedByAll(() => read(key));
      // What was asked before a change may be older than the change.
      kept.set(key, { value, readAt: before === forgotten ? Date.now() : 0 });
      return value;
    } catch (error) {
      const last = kept.get(key);
      if (last === undefined) throw error;
      log.warn("Last good answer serves", { name, key, reason: String(error) });
      return last.value;
    } finally {
      if (before === forgotten) underWay.delete(key);
    }
  }

  return (key) => {
    const last = kept.get(key);
    if (last !== undefined && Date.now() - last.readAt < freshMs) return Promise.resolve(last.value);

    const current = underWay.get(key) ?? refresh(key);
    underWay.set(key, current);
    return current;
  };
}
