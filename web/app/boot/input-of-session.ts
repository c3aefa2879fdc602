import { publicSessionId } from "#app/domain/signed-in-cookie.ts";

const prefix = "session-of:";

/** Where this tab notes in which session the page that is open was opened; empty for none. By its entry in the history. */
function keyOfPage(): string {
  const state: unknown = history.state;
  const isKnown = typeof state === "object" && state !== null && "key" in state && typeof state.key === "string";
  return `${prefix}${isKnown ? String(state.key) : location.pathname}`;
}

/**
 * Empties the forms of a page to which the browser came back by Back or a reload, when it was open in a session that is
 * over: browsers put back what was typed, for whoever sits there now. To be called before the page comes alive.
 *
 * @returns Whether it was: nothing else may be put back either.
 */
export function clearPreviousUserInput(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || !/^(?:reload|back_forward)$/u.test(entry.type)) return false;
  if (!isOfPastSession()) return false;
  emptyForms();
  // Chromium puts it back only just before this.
  addEventListener("pageshow", emptyForms, { once: true });
  return true;
}

/** Whether the page that is open now was open in a session that is over, or before that began. */
export function isOfPastSession(): boolean {
  try {
    const openedIn = sessionStorage.getItem(keyOfPage());
    return openedIn !== null && openedIn !== publicSessionId();
  } catch {
    // Nothing was noted in a browser that keeps nothing.
    return false;
  }
}

/** Notes that the page that is open now is in a session; with an empty mark that it is in none. */
export function noteSession(mark: string): void {
  try {
    sessionStorage.setItem(keyOfPage(), mark);
  } catch {
    // The browser keeps nothing.
  }
}

/** What was open in this tab without a session goes along into the one that has begun, and ends with it, as drafts do. */
export function adoptInput(mark: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && sessionStorage.getItem(key) === "") sessionStorage.setItem(key, mark);
  } catch {
    // The browser keeps nothing.
  }
}

/** Sets every form back to how the server sent it. */
export function emptyForms(): void {
  for (const form of document.forms) form.reset();
}
