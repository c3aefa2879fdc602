import { noteSessionChecked, publicSessionId } from "#app/domain/signed-in-cookie.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { emptyForms, isOfPastSession, recordSession, adoptInput } from "./input-of-session.ts";

const initialCode = lazyWithRetry(() => import("./account-initial.ts"));

/**
 * Shows the initial of a visitor who is signed in. A page of a session that ended in another tab is
 * reloaded, with empty forms, once somebody comes back to it: it may be somebody else. So is a page from the browser's
 * back/forward cache. (Which link the header shows is settled in the head:
 * `head-script.ts`.)
 */
export function watchSession(): void {
  const mark = publicSessionId();
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || mark !== "") return;
    if (publicSessionId() !== mark) location.reload();
    else if (isOfPastSession()) emptyForms();
  });
  if (mark !== "") adoptInput(mark);
  recordSession(mark);
  // The path is another after each click.
  document.addEventListener("input", () => recordSession(mark), { capture: true });
  if (mark === "") return;

  const look = () => {
    if (document.visibilityState === "hidden" || publicSessionId() === mark) return;
    emptyForms();
    // Not `reload`, which would send a form again.
    location.replace(location.pathname + location.search);
  };
  addEventListener("pageshow", look);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  void initialCode
    .take()
    .then((code) => code?.showInitial())
    .finally(noteSessionChecked);
}
