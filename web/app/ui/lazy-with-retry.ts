import { UnreachableError } from "#app/domain/unreachable-error.ts";

/** Code that loads later than its page, and may fail to load. */
export interface LazyCode<Code> {
  /** Returns the code; `null` when loading fails, and the next call tries again. Never rejects. */
  tryLoad: () => Promise<Code | null>;
  /** Returns the code, or rejects with an `UnreachableError`. */
  loadOrThrow: () => Promise<Code>;
  /** Returns the code, however long it takes: retries when the network comes back. Never rejects. */
  loadWhenOnline: () => Promise<Code>;
}

/**
 * Wraps a dynamic import, as a lint rule demands of every import: code may fail to load without a network or after a
 * deployment, which must never break the page on screen. The browser reports the failure, also to
 * `boot/chunk-guard.ts`.
 *
 * @param load - Imports the code.
 */
export function lazyWithRetry<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let under: Promise<Code> | null = null;

  const loadOrThrow = async () => {
    under ??= load();
    try {
      const code = await under;
      // Vite returns `undefined` when a listener prevented its preload error.
      if (code === undefined) throw new TypeError("No code");
      return code;
    } catch (cause) {
      under = null;
      throw new UnreachableError("Code couldn't be loaded", { cause });
    }
  };
  const tryLoad = () => loadOrThrow().catch(() => null);
  const loadWhenOnline = async (): Promise<Code> => {
    const code = await tryLoad();
    if (code !== null) return code;
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return loadWhenOnline();
  };
  return { tryLoad, loadOrThrow, loadWhenOnline };
}
