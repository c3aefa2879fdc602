import { useEffect, useState } from "react";

/** Milliseconds until the popup comes, or earlier when half the page is scrolled. */
const delayMs = 8000;

const dismissedKey = "app-popup";

function isDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    // The browser blocks the storage: a popup that can't be sent away for good doesn't come.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(dismissedKey, "");
  } catch {
    // Without storage the popup stays away for as long as this page lives.
  }
}

function isHalfway(): boolean {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY >= scrollable / 2;
}

/** What keeps a visitor busy: a form that is filled in, or was sent, tickets to choose from, an open dialog. */
const busy = "form :focus:not([type=button]), [data-sent], [data-choosing], dialog:modal, :popover-open";

function isBusy(): boolean {
  return document.querySelector(busy) !== null;
}

/**
 * Decides when the app popup shows: once, and never again in this browser after
 * it was dismissed; not over a form that is being filled in, nor where tickets are chosen, nor over an open dialog.
 *
 * @param isWanted - Whether there is anything to promote.
 */
export function usePopupDue(isWanted: boolean): { isDue: boolean; dismiss: () => void } {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!isWanted || isDismissed()) return undefined;
    const stop = new AbortController();
    let timer = setTimeout(show, delayMs);
    function show() {
      clearTimeout(timer);
      // Tried again at the next scroll, or after the same time.
      if (isBusy()) timer = setTimeout(show, delayMs);
      else {
        stop.abort();
        setIsDue(!isDismissed());
      }
    }
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
    window.addEventListener("scroll", () => isHalfway() && show(), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [isWanted]);

  function dismiss() {
    rememberDismissal();
    setIsDue(false);
  }
  return { isDue, dismiss };
}
