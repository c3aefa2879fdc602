import type { Settings } from "@circuit/contract/content/layout";
import { useEffect, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import { isPastOpening } from "./is-past-opening.ts";

/**
 * Tells whether the popup steps aside: at the opening of the page it would lie over its headline and main action, and
 * where the page itself leads to the app it would say the same twice.
 *
 * @param popup - While it holds the focus it stays: its visitor is using it.
 * @param storeUrls - Where the app is to be had.
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

/** Whether one of the addresses can be followed from what the visitor sees of the page. */
function isOfferedInView(offers: readonly (string | null)[]): boolean {
  return [...document.querySelectorAll("main a[href^=http]")].some((link) => {
    // Measured only if it counts: this is asked at each scroll.
    if (!offers.includes(link.getAttribute("href"))) return false;
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
