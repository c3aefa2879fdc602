import { useEffect } from "react";
import { publicSessionId } from "#app/domain/signed-in-cookie.ts";

/**
 * Reloads an account page when the browser restores it from the back/forward cache, or when its session ended before
 * hydration (`head-script.ts` sets `data-account`): the visitor may have signed out since.
 *
 * @param isOfSession - `false` for a page that is the same without a session.
 */
export function useNoStaleSession(isOfSession = true): void {
  useEffect(() => {
    if (!isOfSession) return;
    const isOver = document.documentElement.hasAttribute("data-account") && publicSessionId() === "";
    // Not `reload`, which would submit a form again.
    if (isOver) location.replace(location.pathname + location.search);
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, [isOfSession]);
}
