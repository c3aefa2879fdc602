import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router";

/** Path of the page shown last; outside the component, because a change of language mounts a new layout. */
let shownPath: string | null = null;

/**
 * Moves focus to the content when a visitor has gone to another page, as a full page
 * load would: the Tab key goes on from its top, and screen readers announce it.
 */
export function usePageFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();

  useEffect(() => {
    const isOtherPage = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    if (isOtherPage && hash === "") content.current?.focus({ preventScroll: true });
  }, [content, pathname, hash]);
}
