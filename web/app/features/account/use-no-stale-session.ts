import { useEffect } from "react";

/**
 * A page of the account that a browser kept as it was is loaded anew when the visitor comes back to it: they may have
 * signed out since, or somebody else in.
 */
export function useNoStaleSession(): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener("pageshow", look);
    return () => removeEventListener("pageshow", look);
  }, []);
}
