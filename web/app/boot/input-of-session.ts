import { publicSessionId } from "#app/domain/signed-in-cookie.ts";

const prefix = "session-of:";

/** Returns the `sessionStorage` key for the session that opened this history entry (an empty value: signed out). */
function keyOfEntry(): string {
  // Browsers without the Navigation API: entries of one path share a key.
  const entry = "navigation" in globalThis ? navigation.currentEntry : null;
  return `${prefix}${entry?.key ?? location.pathname}`;
}

/**
 * Empties the forms of a page that was opened in a session which has ended, after Back, Forward or a reload: browsers
 * restore typed input, which the next person at the device would see. Call it before hydration.
 *
 * @returns Whether the session had ended: then nothing else may be restored either.
 */
export function clearPreviousUserInput(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || !/^(?:reload|back_forward)$/u.test(entry.type)) return false;
  if (!isFromOtherSession()) return false;
  emptyForms();
  // Chromium restores input just before this event.
  addEventListener("pageshow", emptyForms, { once: true });
  return true;
}

/** Whether the visitor opened the current page in another session than the current one; signed out counts as one. */
export function isFromOtherSession(): boolean {
  try {
    const openedIn = sessionStorage.getItem(keyOfEntry());
    return openedIn !== null && openedIn !== publicSessionId();
  } catch {
    return false;
  }
}

/** Records the session of the current page. @param mark - The session's public id; empty when signed out. */
export function recordSession(mark: string): void {
  try {
    sessionStorage.setItem(keyOfEntry(), mark);
  } catch {
    // The browser blocks the storage.
  }
}

/** Assigns pages that this tab opened while signed out to the new session, so that their input ends with it. */
export function assignInputToSession(mark: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && sessionStorage.getItem(key) === "") sessionStorage.setItem(key, mark);
  } catch {
    // The browser blocks the storage.
  }
}

/** Resets every form to the values that the server sent. */
export function emptyForms(): void {
  for (const form of document.forms) form.reset();
}
