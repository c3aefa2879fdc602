import { useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";

export interface Fetched<Data> {
  /** The last answer, also after a failure; `null` before the first one. */
  data: Data | null;
  /** Whether the last request failed. */
  hasFailed: boolean;
}

const nothing = { data: null, hasFailed: false };

/**
 * Fetches a path of the CMS.
 *
 * @param path - `null` to fetch nothing.
 * @param version - Fetches again when this changes.
 */
export function useFetched<Data>(path: string | null, version = ""): Fetched<Data> {
  const { get } = useFetchClient();
  const [fetched, setFetched] = useState<Fetched<Data> & { path: string | null }>({ path: null, ...nothing });

  useEffect(() => {
    if (path === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void get<Data>(path, { signal }).then(
      ({ data }) => setFetched({ path, data, hasFailed: false }),
      () => {
        if (signal.aborted) return;
        setFetched((before) => ({ path, data: before.path === path ? before.data : null, hasFailed: true }));
      },
    );
    return () => controller.abort();
  }, [get, path, version]);

  return fetched.path === path ? fetched : nothing;
}
