import { publicSessionId } from "#app/domain/signed-in-cookie.ts";

const prefix = "session-of:";

/** Key in this tab's storage of the session in which the current history entry was opened; its value is empty for none. */
function keyOfPage(): string {
  const state: unknown = history.state;
  const isKnown = typeof state === "object" && state !== null && "key" in state && typeof state.key === "string";
  return `${prefix}${isKnown ? String(state.key) : location.pathname}`;
}

/**
 * Empties the forms of a page that the browser came back to, by Back or a reload, when it was open in a session that has
 * ended: browsers restore typed input, which the next person at the device would see. Call it before hydration.
 *
 * @returns Whether the session had ended: then nothing else may be restored either.
 */
export function clearPreviousUserInput(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || !/^(?:reload|back_forward)$/u.test(entry.type)) return false;
  if (!isOfPastSession()) return false;
  emptyForms();
  // Chromium restores input just before this event.
  addEventListener("pageshow", emptyForms, { once: true });
  return true;
}

/** Whether the page that is open now was open in a session that is over, or before that began. */
export function isOfPastSession(): boolean {
  try {
    const openedIn = sessionStorage.getItem(keyOfPage());
    return openedIn !== null && openedIn !== publicSessionId();
  } catch {
    // The browser blocks the storage.
    return false;
  }
}

/** Records the session of the current page. @param mark - The public id of the session; empty for none. */
export function recordSession(mark: string): void {
  try {
    sessionStorage.setItem(keyOfPage(), mark);
  } catch {
    // The browser keeps nothing.
  }
}

/** Moves pages that were open in this tab without a session into the one that has begun: their input ends with it, as drafts do. */
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
