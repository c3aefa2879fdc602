import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Follows links of this site without loading a whole new page, also those in
 * parts that stay as the server wrote them. Whatever the browser does better by
 * itself is left to it: other sites, new tabs, downloads, files.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate();

  // With the page's other changes, not some time after: whoever sees them may click.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || !isForUs(event, link)) return;
      event.preventDefault();
      const isInPage = link.hasAttribute("data-in-page");
      const { pathname, search, hash } = link;
      void navigate(`${pathname}${search}${hash}`, {
        viewTransition: !isInPage,
        preventScrollReset: isInPage,
        state: { from: `${location.pathname}${location.search}` },
      });
      if (isInPage) focusAgain(link, performance.now() + patienceMs);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** How long a part may take to be drawn anew. */
const patienceMs = 5000;

/**
 * Once the part that was clicked in is drawn anew, focus returns to the same
 * link, or to the count of what was found.
 */
function focusAgain(link: HTMLAnchorElement, until: number): void {
  if (link.isConnected) {
    if (performance.now() < until) requestAnimationFrame(() => focusAgain(link, until));
    return;
  }
  if (document.activeElement !== document.body) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[data-in-page]")];
  const same = links.find(({ href }) => href === link.href);
  (same ?? document.querySelector<HTMLElement>("main [role=status]"))?.focus({ preventScroll: true });
}

function isForUs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const isOwnPage = link.origin === location.origin && !/^\/(?:uploads|locale)\//u.test(link.pathname);
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return (
    isPlainClick &&
    !event.defaultPrevented &&
    link.target === "" &&
    !link.hasAttribute("download") &&
    isOwnPage &&
    !isHere
  );
}
