import { useCallback, useEffect, useState } from "react";
import { type Fetched, useFetched } from "../use-fetched.ts";

/** Time between an answer and the next request by default, in milliseconds. */
const defaultMs = 5000;

/** Polls a path of the CMS while the page is visible, and fetches it when it becomes visible, or by `refresh`. */
export function usePolled<Data>(path: string, everyMs = defaultMs): Fetched<Data> & { refresh: () => void } {
  const [refreshes, setRefreshes] = useState(0);
  const refresh = useCallback(() => setRefreshes((count) => count + 1), []);
  const fetched = useFetched<Data>(path, String(refreshes));

  // Begins anew with each answer, so that a slow one isn't cut off by the next request.
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const timer = window.setTimeout(refreshIfVisible, everyMs);
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }, [fetched, refresh, everyMs]);

  return { ...fetched, refresh };
}
