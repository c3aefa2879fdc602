import type { Settings } from "@circuit/contract/content/layout";
import { useEffect, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import { isPastOpening } from "./is-past-opening.ts";

/**
 * Whether to hide the popup for now: at the top of the page, where it would cover the h1 and main buttons, and where
 * the page itself links to the app.
 *
 * @param popup - Stays visible while focus is inside.
 * @param storeUrls - URLs of the app in both stores.
 */
export function usePopupAside(
  popup: RefObject<HTMLElement | null>,
  { appStoreUrl, playStoreUrl }: Pick<Settings, "appStoreUrl" | "playStoreUrl">,
): boolean {
  const { pathname } = useLocation();
  const [isAside, setIsAside] = useState(true);

  useEffect(() => {
    const stop = new AbortController();
    const read = () => {
      const isUsed = popup.current?.contains(document.activeElement) === true;
      setIsAside(!isUsed && (!isPastOpening() || isOfferedInView([appStoreUrl, playStoreUrl])));
    };
    for (const type of ["scroll", "resize"])
      window.addEventListener(type, read, { passive: true, signal: stop.signal });
    read();
    return () => stop.abort();
  }, [popup, pathname, appStoreUrl, playStoreUrl]);

  return isAside;
}

/** Whether a link to one of the URLs is in view. */
function isOfferedInView(offers: readonly (string | null)[]): boolean {
  return [...document.querySelectorAll("main a[href^=http]")].some((link) => {
    // Measures matching links only, as this runs on every scroll event.
    if (!offers.includes(link.getAttribute("href"))) return false;
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
