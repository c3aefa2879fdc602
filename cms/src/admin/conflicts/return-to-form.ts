import { clearChanges, storedChanges } from "./unsaved-changes.ts";

/** Time between two checks whether the panel has left the log-in page, in milliseconds. */
const intervalMs = 100;

/**
 * Leads an editor who logged in again back to the form with stored changes; deletes the changes of another account.
 *
 * @param user - Id of the account that logged in; `null` when unknown.
 */
export function returnToForm(user: number | null): void {
  const stored = storedChanges(window.sessionStorage);
  if (stored === null) return;
  if (stored.user !== user) return clearChanges(window.sessionStorage);
  // The panel stores the new session before it leaves the log-in page.
  const timer = setInterval(() => {
    if (window.location.pathname.includes("/auth/")) return;
    clearInterval(timer);
    window.location.assign(stored.path);
  }, intervalMs);
}
