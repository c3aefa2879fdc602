import { log } from "#app/log.server.ts";

interface Kept<Value> {
  value: Value;
  readAt: number;
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

  async function refresh(key: Key): Promise<Value> {
    try {
      const value = await read(key);
      kept.set(key, { value, readAt: Date.now() });
      return value;
    } catch (error) {
      const last = kept.get(key);
      if (last === undefined) throw error;
      log.warn("Last good answer serves", { name, key, reason: String(error) });
      return last.value;
    } finally {
      underWay.delete(key);
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
