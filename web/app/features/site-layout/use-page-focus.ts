import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router";

/** Address shown last; outside the component, because a change of language mounts a new layout. */
let shown: { pathname: string; search: string } | null = null;

/**
 * Moves focus to the content when a visitor has gone to another page, or another page of a list, as a full
 * page load would: the Tab key goes on from its top, and screen readers announce it.
 */
export function usePageFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    const isOther = shown !== null && (shown.pathname !== pathname || isOtherListPage(shown.search, search));
    shown = { pathname, search };
    if (isOther && hash === "") content.current?.focus({ preventScroll: true });
  }, [content, pathname, search, hash]);
}

/** Whether nothing but the number of a list's page differs: a filter leaves focus where it is. */
function isOtherListPage(before: string, now: string): boolean {
  return before !== now && withoutPage(before) === withoutPage(now);
}

function withoutPage(search: string): string {
  // oxlint-disable-next-line house/no-loose-query -- compares two addresses, whatever they ask for
  const rest = new URLSearchParams(search);
  rest.delete("page");
  return rest.toString();
}
