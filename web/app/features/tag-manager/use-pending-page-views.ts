import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useHref, useLocation } from "react-router";

export interface PageView {
  /** Name for the tag manager; `null` for a page without one. */
  name: string | null;
  path: string;
}

/**
 * Collects page views in memory until the visitor answers the consent question. A refusal drops all but the current
 * page, with which analytics starts after a later consent.
 *
 * @returns A function that returns the views, oldest first, and clears them.
 */
export function usePendingPageViews(name: string | null, isRefused: boolean): () => PageView[] {
  const views = useRef<PageView[]>([]);
  const location = useLocation();
  const path = useHref(location);

  // A layout effect runs before the effect that sends the views.
  useLayoutEffect(() => {
    views.current.push({ name, path });
    // oxlint-disable-next-line react/exhaustive-deps -- a change of route is a new location, also to the same path
  }, [location]);
  useEffect(() => {
    if (isRefused) views.current = views.current.slice(-1);
  }, [isRefused, location]);

  return useCallback(() => views.current.splice(0), []);
}
