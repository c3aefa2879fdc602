import { useEffect, useEffectEvent, useRef } from "react";

/** In the state of an entry of the browser's history: something is open over its page. */
const mark = "isOpenOver";

/**
 * Makes the browser's Back close what is open over the page, as visitors of a phone expect, and stay on the page.
 * Closed in another way its entry of the history goes too, so that the next Back leaves the page. The entry is the
 * page's own but for a mark: the router, which would load the page again, isn't told of steps between the two.
 */
export function useBackCloses(close: () => void): void {
  const isOpen = useRef(false);
  const closeByBack = useEffectEvent(close);

  useEffect(() => {
    isOpen.current = true;
    // Marked already: the page was loaded anew, or gone to by Forward, while it was open.
    if (!isMarked()) history.pushState({ ...stateOfEntry(), [mark]: true }, "");
    const pageKey = stateOfEntry()["key"];
    const onPop = (event: PopStateEvent) => {
      if (stateOfEntry()["key"] === pageKey) event.stopImmediatePropagation();
      closeByBack();
    };
    // Before the router, which listens without capturing.
    addEventListener("popstate", onPop, { capture: true });
    return () => {
      isOpen.current = false;
      removeEventListener("popstate", onPop, { capture: true });
      // Later, as React in development opens everything twice.
      queueMicrotask(() => {
        if (!isOpen.current && isMarked()) leaveEntry();
      });
    };
  }, []);
}

function leaveEntry(): void {
  const keepFromRouter = (event: PopStateEvent) => event.stopImmediatePropagation();
  addEventListener("popstate", keepFromRouter, { capture: true, once: true });
  history.back();
}

function isMarked(): boolean {
  return stateOfEntry()[mark] === true;
}

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
}
