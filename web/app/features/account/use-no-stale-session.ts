import { useEffect } from "react";
import { publicSessionId } from "#app/domain/signed-in-cookie.ts";

/**
 * A page of the account that a browser kept as it was is loaded anew when the visitor comes back to it: they may have
 * signed out since, or somebody else in. So is one that comes alive only after that: its head saw a session
 * (`head-script.ts`), and there is none any more.
 *
 * @param isOfSession - `false` for a page that is the same without a session.
 */
export function useNoStaleSession(isOfSession = true): void {
  useEffect(() => {
    if (!isOfSession) return;
    const isOver = document.documentElement.hasAttribute("data-account") && publicSessionId() === "";
    // Not `reload`, which would send a form again.
    if (isOver) location.replace(location.pathname + location.search);
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, [isOfSession]);
}
