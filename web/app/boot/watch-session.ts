import { resolveSessionChecked, publicSessionId } from "#app/domain/signed-in-cookie.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { emptyForms, isFromOtherSession, recordSession, assignInputToSession } from "./input-of-session.ts";

const initialCode = lazyWithRetry(() => import("./account-initial.ts"));

/**
 * Shows the initial of a signed-in visitor. Reloads a page, with empty forms, once somebody returns to it after its
 * session ended in another tab: it may be somebody else. It does so with a page from the back/forward cache too.
 */
export function watchSession(): void {
  const mark = publicSessionId();
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || mark !== "") return;
    if (publicSessionId() !== mark) location.reload();
    else if (isFromOtherSession()) emptyForms();
  });
  if (mark !== "") assignInputToSession(mark);
  recordSession(mark);
  // The key differs after each navigation within the site.
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
    .tryLoad()
    .then((code) => code?.showInitial())
    .finally(resolveSessionChecked);
}
