import { useEffect } from "react";

/**
 * A page of the account that a browser kept as it was is loaded anew when the visitor comes back to it: they may have
 * signed out since, or somebody else in.
 *
 * @param isOfSession - `false` for a page that is the same without a session.
 */
export function useNoStaleSession(isOfSession = true): void {
  useEffect(() => {
    if (!isOfSession) return;
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, [isOfSession]);
}
