import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";

/** How often a screen that is in sight asks again, in milliseconds, unless it says otherwise. */
const usualMs = 5000;

interface Live<Data> {
  /** What was answered last; `null` before the first answer. */
  data: Data | null;
  /** Whether the last look failed. */
  hasFailed: boolean;
  /** Looks again now. */
  refresh: () => void;
}

/** Reads a path of the CMS, and again every five seconds, or as it says, while the screen is in sight. */
export function useLive<Data>(path: string, everyMs = usualMs): Live<Data> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ path: string; data: Data } | null>(null);
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const [looks, setLooks] = useState(0);
  const refresh = useCallback(() => setLooks((count) => count + 1), []);

  useEffect(() => {
    const gone = new AbortController();
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const { data } = await get<Data>(path, { signal: gone.signal });
        if (gone.signal.aborted) return;
        setAnswer({ path, data });
        setFailedPath(null);
      } catch {
        // Shown on the screen, and tried again.
        if (!gone.signal.aborted) setFailedPath(path);
      }
    };
    void look();
    const timer = window.setInterval(() => void look(), everyMs);
    const onVisible = () => void look();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      gone.abort();
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the client is another object at each rendering
  }, [path, looks, everyMs]);

  return { data: answer?.path === path ? answer.data : null, hasFailed: failedPath === path, refresh };
}
