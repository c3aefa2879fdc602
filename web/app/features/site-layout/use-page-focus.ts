import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router";

/** URL of the last page; outside the component, as a switch of language mounts a new layout. */
let shown: { pathname: string; search: string } | null = null;

/**
 * Moves focus to the content after navigation to another page, or another page of a list, as a full page load would:
 * Tab continues from the top, and screen readers announce the page.
 */
export function usePageFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash } = useLocation();

  useEffect(() => {
    const isOther = shown !== null && (shown.pathname !== pathname || isOtherListPage(shown.search, search));
    shown = { pathname, search };
    if (isOther && hash === "") content.current?.focus({ preventScroll: true });
  }, [content, pathname, search, hash]);
}

/** Whether only the page number of a list differs. A change of filters leaves the focus where it is. */
function isOtherListPage(before: string, now: string): boolean {
  return before !== now && withoutPage(before) === withoutPage(now);
}

function withoutPage(search: string): string {
  // oxlint-disable-next-line house/no-loose-query -- compares two addresses, whatever they ask for
  const rest = new URLSearchParams(search);
  rest.delete("page");
  return rest.toString();
}
