import { isClientRoutedPath } from "@circuit/contract/urls/own-paths";
import { useLayoutEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { addAppMode, isAppMode } from "#app/domain/app-mode.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

const focusCode = lazyWithRetry(() => import("./restore-focus.ts"));

/**
 * Lets the router follow links to this site, also those in the server's HTML that React doesn't manage. Leaves other
 * sites, new tabs, downloads and files to the browser.
 */
export function useSiteLinkRouting(): void {
  const navigate = useNavigate();
  const shown = useLocation();

  // A layout effect, as a visitor may click right after the first paint.
  useLayoutEffect(() => {
    // The URL has changed but its page isn't rendered yet: following the link again would add a second history entry.
    const takeOnce = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link && !isHere(shown) && isHere(link)) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      // The new page may render without this link, which loses the focus.
      if (link.pathname === location.pathname) void focusCode.tryLoad().then((code) => code?.restoreFocus(link));
      if (event.defaultPrevented || isHere(link)) return;
      event.preventDefault();
      const isInPage = link.hasAttribute("data-in-page");
      const { pathname, search, hash } = link;
      const address = `${pathname}${search}${hash}`;
      void navigate(isAppMode(location.search) ? addAppMode(address) : address, {
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

/**
 * Returns the clicked link if it leads to a page of this site, by a plain click; the router may have followed it
 * already.
 */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  const isPlainClick = button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
  const isOwn = link?.origin === location.origin && isClientRoutedPath(link.pathname);
  return isPlainClick && isOwn && link.target === "" && !link.hasAttribute("download") ? link : null;
}

function isHere({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === location.pathname && search === location.search;
}
