import { useFetchClient } from "@strapi/strapi/admin";
import { useCallback, useEffect, useState } from "react";

/** Time between two requests by default, in milliseconds. */
const defaultMs = 5000;

interface Live<Data> {
  /** The last answer; `null` before the first one. */
  data: Data | null;
  hasFailed: boolean;
  /** Fetches at once. */
  refresh: () => void;
}

/** Polls a path of the CMS while the page is visible, and fetches it when it becomes visible. */
export function usePolled<Data>(path: string, everyMs = defaultMs): Live<Data> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ path: string; data: Data } | null>(null);
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const [refreshes, setRefreshes] = useState(0);
  const refresh = useCallback(() => setRefreshes((count) => count + 1), []);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const { data } = await get<Data>(path, { signal: controller.signal });
        if (controller.signal.aborted) return;
        setAnswer({ path, data });
        setFailedPath(null);
      } catch {
        // `hasFailed` shows the failure, and the next interval tries again.
        if (!controller.signal.aborted) setFailedPath(path);
      }
    };
    void load();
    const timer = window.setInterval(() => void load(), everyMs);
    const onVisible = () => void load();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      controller.abort();
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [get, path, refreshes, everyMs]);

  return { data: answer?.path === path ? answer.data : null, hasFailed: failedPath === path, refresh };
}
