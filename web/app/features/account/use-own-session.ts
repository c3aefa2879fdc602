import { useEffect } from "react";
import { sessionMarkNow } from "#app/domain/session-mark.ts";

/**
 * A page that an account filled in is loaded anew when the visitor comes back to it after that session ended in another tab:
 * else it shows one person's details to another.
 */
export function useOwnSession(): void {
  useEffect(() => {
    const openedIn = sessionMarkNow();
    if (openedIn === "") return;
    const look = () => {
      if (document.visibilityState === "hidden" || sessionMarkNow() === openedIn) return;
      // Not `reload`, which would send a form again.
      location.replace(location.pathname + location.search);
    };
    addEventListener("pageshow", look);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("pageshow", look);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}
