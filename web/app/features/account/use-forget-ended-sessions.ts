import { useEffect } from "react";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const keepingCode = lazyWithRetry(() => import("#app/ui/offline/keep-pages.ts"));

/** Makes the browser delete the orders that it stored for offline use during a session that has ended. */
export function useForgetEndedSessions(): void {
  useEffect(() => {
    const forget = async () => (await keepingCode.tryLoad())?.forgetEndedSessions();
    // The service worker doesn't open those pages either: `page-worker.ts`.
    void forget().catch(() => undefined);
  }, []);
}
