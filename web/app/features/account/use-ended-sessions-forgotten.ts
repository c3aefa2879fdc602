import { useEffect } from "react";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const keepingCode = lazyWithRetry(() => import("#app/ui/offline/keep-pages.ts"));

/** Makes the browser forget the orders that it kept, for use without a network, in a session that is over. */
export function useEndedSessionsForgotten(): void {
  useEffect(() => {
    const forget = async () => (await keepingCode.take())?.forgetEndedSessions();
    // They don't open either: `page-worker.ts`.
    void forget().catch(() => undefined);
  }, []);
}
