import { useEffect, useState } from "react";
import { storedText, storeText } from "#app/domain/stored-text.ts";
import { isPastOpening } from "./is-past-opening.ts";

/** Time before the popup shows, in milliseconds; scrolling half the page shows it earlier. */
const delayMs = 8000;

const dismissedKey = "app-popup";

/** Whether the popup was dismissed; also where the browser blocks the storage, which couldn't store that. */
function isDismissed(): boolean {
  return storedText(dismissedKey) !== null;
}

function isHalfway(): boolean {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY >= scrollable / 2;
}

/**
 * Selector of what must not be disturbed: forms, sent forms, ticket choices, a filled cart and open dialogs. The
 * popup's style sheet has the same list, to hide a popup that was there before.
 */
const busy =
  "[data-cart], main form[method=post], form :focus:not([type=button]), [data-sent], [data-choosing], dialog:modal, :popover-open";

/**
 * Whether to show the app popup: after the visitor scrolled past the top of the page, and has been reading for a while
 * or is halfway; never when busy, or after dismissing it in this browser.
 *
 * @param isWanted - Whether there is an app to promote.
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
    // For visitors who scrolled before this code ran, or have stopped scrolling.
    const timer = setTimeout(show, delayMs);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
    show();
    return () => stop.abort();
  }, [isWanted]);

  function dismiss() {
    storeText(dismissedKey, "");
    setIsDue(false);
  }
  return { isDue, dismiss };
}
