import { isPagePath } from "@circuit/contract/urls/own-paths";
import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { inAppMode, isAppMode } from "#app/domain/app-mode.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const focusCode = lazyWithRetry(() => import("./focus-again.ts"));

/**
 * Follows links of this site without loading a whole new page, also those in
 * parts that stay as the server wrote them. Whatever the browser does better by
 * itself is left to it: other sites, new tabs, downloads, files.
 */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  const shown = useLocation();

  // In a layout effect: a visitor may click as soon as the page is drawn.
  useLayoutEffect(() => {
    // The address has changed, but its page isn't shown yet: followed again, the link would need two steps back.
    const takeOnce = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link && !isHere(shown) && isHere(link)) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      // The link may go, when its part is drawn anew.
      if (link.pathname === location.pathname) void focusCode.take().then((code) => code?.focusAgain(link));
      if (event.defaultPrevented || isHere(link)) return;
      event.preventDefault();
      const isInPage = link.hasAttribute("data-in-page");
      const { pathname, search, hash } = link;
      const address = `${pathname}${search}${hash}`;
      void navigate(isAppMode(location.search) ? inAppMode(address) : address, {
        viewTransition: !isInPage,
        preventScrollReset: isInPage,
        state: { from: `${location.pathname}${location.search}` },
      });
    };
    document.addEventListener("click", takeOnce, true);
    document.addEventListener("click", follow);
    return () => {
      document.removeEventListener("click", takeOnce, true);
      document.removeEventListener("click", follow);
    };
  }, [navigate, shown]);
}

/** The link of this site that was plainly clicked; the router may have followed it already. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  const isPlainClick = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  const isOwn = link?.origin === location.origin && isPagePath(link.pathname);
  return isPlainClick && isOwn && link.target === "" && !link.hasAttribute("download") ? link : null;
}

function isHere({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === location.pathname && search === location.search;
}
