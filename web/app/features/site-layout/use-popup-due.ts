import { useEffect, useState } from "react";

/** The popup comes after this long, or when half the page is scrolled, whichever is first. */
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
    localStorage.setItem(dismissedKey, "dismissed");
  } catch {
    // Without storage the popup stays away for as long as this page lives.
  }
}

function isHalfway(): boolean {
  const scrollable = document.documentElement.scrollHeight - window.innerHeight;
  return scrollable > 0 && window.scrollY >= scrollable / 2;
}

/**
 * Decides when the app popup shows: once, and never again in this browser after
 * it was dismissed; not over a form that is being filled in.
 *
 * @param isWanted - Whether there is anything to promote.
 */
export function usePopupDue(isWanted: boolean): { isDue: boolean; dismiss: () => void } {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    if (!isWanted || isDismissed()) return undefined;
    const stop = new AbortController();
    const show = () => {
      // Who is filling in a form isn't disturbed: it comes with the next scroll after that.
      if (document.activeElement?.closest("form")) return;
      stop.abort();
      if (!isDismissed()) setIsDue(true);
    };
    const timer = setTimeout(show, delayMs);
    stop.signal.addEventListener("abort", () => clearTimeout(timer));
    window.addEventListener("scroll", () => (isHalfway() ? show() : undefined), { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [isWanted]);

  function dismiss() {
    rememberDismissal();
    setIsDue(false);
  }
  return { isDue, dismiss };
}
