import { env } from "#app/env.server.ts";
import { OutageLog } from "#app/http/outage-log.server.ts";
import { log } from "#app/log.server.ts";
import { CmsContractError, CmsError } from "./cms-error.server.ts";
import { inTime, withoutDeadline } from "./deadline.server.ts";
import { onChanges } from "./forget-answers.server.ts";
import { markPartial, sharedByAll } from "./cache-context.server.ts";

interface CacheEntry<Value> {
  value: Value;
  /** Milliseconds since 1970; zero when it must be asked for again. */
  readAt: number;
}

interface Answer<Value> {
  value: Value;
  /** Something has changed since it was read. */
  isOld: boolean;
}

interface CacheOptions {
  /** How long an answer serves before it is asked for again, in milliseconds. */
  freshMs: number;
  /** REST names of the types whose change invalidates it at once. */
  contentTypes: readonly string[];
  /**
   * How long after `freshMs` it still serves while it is refreshed in the
   * background, in milliseconds; by default 0.
   */
  staleMs?: number;
  /** Whether a failed call throws instead: an old answer must not get into a stored page as if it were new. */
  failsWhenBroken?: boolean;
}

/**
 * For `staleMs`, in milliseconds: a content system that tells of changes invalidates old answers, so
 * that nobody has to wait only because time has passed.
 */
export const staleMsWithPurges = env.SITE_CMS_SECRET === undefined ? 0 : 60_000;

/** How long an answer may be missing before somebody has to act, in milliseconds: a restart takes a while. */
const patienceMs = 10 * 60_000;

/** Most keys of a reader whose failures are remembered: visitors choose some of the keys. */
const maxTroubles = 100;

const isMissing = "An answer of the content system can't be read for over ten minutes";

/** Notes which answers can't be read, until they are. */
class Troubles<Key extends string> {
  readonly #name: string;
  readonly #byKey = new Map<Key, OutageLog>();

  constructor(name: string) {
    this.#name = name;
  }

  failed(key: Key, error: unknown): void {
    const isOfContent = error instanceof CmsError || error instanceof CmsContractError;
    const cached = this.#byKey.get(key);
    if (!isOfContent || (cached === undefined && this.#byKey.size >= maxTroubles)) return;
    const trouble = cached ?? new OutageLog("warn", isMissing, "An answer can be read again", patienceMs);
    this.#byKey.set(key, trouble);
    trouble.failed({ name: this.#name, key, reason: String(error) });
  }

  succeeded(key: Key): void {
    this.#byKey.get(key)?.succeeded({ name: this.#name, key });
    this.#byKey.delete(key);
  }
}

/**
 * Keeps the last good answer of a call that every page makes.
 *
 * A fresh answer is used as it is. After that the call is made again, once for all
 * that wait for it. When the call fails, the last good answer serves and the failure
 * is logged, as a warning once it has lasted; a page made with an answer that has changed since is incomplete.
 *
 * @returns A reader; it throws only while there has never been a good answer, or
 *   with `failsWhenBroken` whenever the call fails.
 */
export function staleIfError<Key extends string, Value>(
  name: string,
  { freshMs, contentTypes, staleMs = 0, failsWhenBroken = false }: CacheOptions,
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const entries = new Map<Key, CacheEntry<Value>>();
  const underWay = new Map<Key, Promise<Answer<Value>>>();
  const troubles = new Troubles<Key>(name);

  let forgotten = 0;
  onChanges((changes) => {
    if (changes !== "all" && !changes.some(({ type }) => contentTypes.includes(type))) return;
    forgotten += 1;
    underWay.clear();
    for (const last of entries.values()) last.readAt = 0;
  });

  async function refresh(key: Key): Promise<Answer<Value>> {
    const before = forgotten;
    try {
      const value = await withoutDeadline(() => sharedByAll(() => read(key)));
      // An answer that was asked for before a change may be older than the change.
      troubles.succeeded(key);
      entries.set(key, { value, readAt: before === forgotten ? Date.now() : 0 });
      return { value, isOld: false };
    } catch (error) {
      troubles.failed(key, error);
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
      // Goes on in the background, where nobody else would take its failure: that would end the process.
      current.catch((error: unknown) => log.info("An answer isn't refreshed", { name, key, reason: String(error) }));
      return last.value;
    }
    try {
      const { value, isOld } = await inTime(current);
      // Marks each page that is made with it as incomplete, not only the first that asked.
      if (isOld) markPartial();
      return value;
    } catch (error) {
      if (last === undefined || failsWhenBroken) throw error;
      markPartial();
      return last.value;
    }
  };
}
