import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useHref, useLocation } from "react-router";

/** A page that a visitor looked at. */
export interface PageView {
  /** `null` when the page has none. */
  name: string | null;
  path: string;
}

/**
 * The pages looked at of which nothing was sent yet. They wait for the visitor's answer, in this page's memory alone; a no
 * drops all but the one on the screen, with which measuring begins after a later yes.
 *
 * @returns Takes them, so that each is sent once. Oldest first.
 */
export function usePendingPageViews(name: string | null, isRefused: boolean): () => PageView[] {
  const views = useRef<PageView[]>([]);
  const location = useLocation();
  const path = useHref(location);

  // Before the effects of what sends them.
  useLayoutEffect(() => {
    views.current.push({ name, path });
    // oxlint-disable-next-line react/exhaustive-deps -- a change of route is a new location, also to the same path
  }, [location]);
  useEffect(() => {
    if (isRefused) views.current = views.current.slice(-1);
  }, [isRefused, location]);

  return useCallback(() => views.current.splice(0), []);
}
