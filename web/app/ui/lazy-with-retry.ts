import { UnreachableError } from "#app/domain/unreachable-error.ts";

/** Code that is loaded after the page that it belongs to, and may fail to come. */
export interface LazyCode<Code> {
  /** The code; `null` when it can't be had now. The next call tries again. Never rejects. */
  take: () => Promise<Code | null>;
  /** The code, for what can't go on without it. Rejects with an `UnreachableError`. */
  need: () => Promise<Code>;
  /** The code, however long it takes: it is tried again when the network comes back. Never rejects. */
  whenHere: () => Promise<Code>;
}

/**
 * Every dynamic import of the site goes through here (a lint rule): what is loaded late may be missing, without a
 * network or after a new build, and that must never cost the page that is already there. The browser itself reports
 * what it couldn't fetch; `boot/chunk-guard.ts` hears of it too.
 *
 * @param load - Gives the code, from a dynamic import.
 */
export function lazyWithRetry<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let under: Promise<Code> | null = null;

  const need = async () => {
    under ??= load();
    try {
      const code = await under;
      // Vite gives nothing when a listener has stopped its error.
      if (code === undefined) throw new TypeError("No code");
      return code;
    } catch (cause) {
      under = null;
      throw new UnreachableError("Code couldn't be loaded", { cause });
    }
  };
  const take = () => need().catch(() => null);
  const whenHere = async (): Promise<Code> => {
    const code = await take();
    if (code !== null) return code;
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return whenHere();
  };
  return { take, need, whenHere };
}
