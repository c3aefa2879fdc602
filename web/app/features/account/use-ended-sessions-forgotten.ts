import { useEffect } from "react";
import { lateCode } from "#app/ui/late-code.ts";

const keepingCode = lateCode(() => import("#app/ui/offline/keep-pages.ts"));

/** Makes the browser forget the orders that it kept, for use without a network, in a session that is over. */
export function useEndedSessionsForgotten(): void {
  useEffect(() => {
    const forget = async () => (await keepingCode.take())?.forgetEndedSessions();
    // They don't open either: `page-worker.ts`.
    void forget().catch(() => undefined);
  }, []);
}
