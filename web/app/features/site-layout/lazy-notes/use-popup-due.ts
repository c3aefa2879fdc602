import { useEffect, useState } from "react";
import { isPastOpening } from "./is-past-opening.ts";

/** How long a page is read, in milliseconds, before the popup comes; or earlier when half of it is scrolled. */
const delayMs = 8000;

const dismissedKey = "app-popup";

function isDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    // The browser blocks storage: a popup that can't be dismissed for good isn't shown.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(dismissedKey, "");
  } catch {
    // Without storage the popup stays dismissed for as long as this page is open.
  }
}

function isHalfway(): boolean {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY >= scrollable / 2;
}

/**
 * What keeps a visitor busy: a form, also one that was sent, tickets or a place to choose, a cart with tickets, an open
 * dialog. The style sheet of the popup has the same list, for one that had come on the page before.
 */
const busy =
  "[data-cart], main form[method=post], form :focus:not([type=button]), [data-sent], [data-choosing], dialog:modal, :popover-open";

/**
 * Decides when the app popup shows: once the opening of a page is scrolled away and it was read for a while, or to its
 * half; never again in this browser after it was dismissed, and never to somebody who is busy.
 *
 * @param isWanted - Whether there is anything to promote.
 */
export function usePopupDue(isWanted: boolean): { isDue: boolean; dismiss: () => void } {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!isWanted || isDismissed()) return undefined;
    const stop = new AbortController();
    const from = Date.now();
    const show = () => {
      if (!isPastOpening() || (Date.now() - from < delayMs && !isHalfway())) return;
      if (document.querySelector(busy) !== null) return;
      stop.abort();
      setIsDue(!isDismissed());
    };
    window.addEventListener("scroll", show, { passive: true, signal: stop.signal });
    // For somebody who had scrolled before this code came, or stops to read.
    const timer = setTimeout(show, delayMs);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
    show();
    return () => stop.abort();
  }, [isWanted]);

  function dismiss() {
    rememberDismissal();
    setIsDue(false);
  }
  return { isDue, dismiss };
}
