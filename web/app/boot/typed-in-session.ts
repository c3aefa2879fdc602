import { sessionMarkNow } from "#app/domain/session-mark.ts";

/** Where this tab notes in which session a page was open, by path. */
const keyOf = (path: string) => `session-of:${path}`;

/**
 * Empties the forms of a page to which the browser came back by Back or a reload, when it was open in a session that is
 * over: browsers put back what was typed, for whoever sits there now. To be called before the page comes alive.
 *
 * @returns Whether it was: nothing else may be put back either.
 */
export function forgetOthersTyping(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || !/^(?:reload|back_forward)$/u.test(entry.type)) return false;
  try {
    const openedIn = sessionStorage.getItem(keyOf(location.pathname));
    if (openedIn === null || openedIn === sessionMarkNow()) return false;
    emptyForms();
    // Chromium puts it back only just before this.
    addEventListener("pageshow", emptyForms, { once: true });
    return true;
  } catch {
    // Nothing was noted in a browser that keeps nothing.
    return false;
  }
}

/** Notes that the page that is open now is in a session. */
export function noteSession(mark: string): void {
  try {
    sessionStorage.setItem(keyOf(location.pathname), mark);
  } catch {
    // The browser keeps nothing.
  }
}

/** Sets every form back to how the server sent it. */
export function emptyForms(): void {
  for (const form of document.forms) form.reset();
}
