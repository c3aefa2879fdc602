import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks, takeSavedFields } from "#app/boot/chunk-guard.ts";
import { clearPreviousUserInput } from "#app/boot/input-of-session.ts";
import { handToRouter, makeRouterWait } from "#app/router/in-browser.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

guardChunks();
const isOfOthers = clearPreviousUserInput();
const visitCode = lazyWithRetry(() => import("#app/boot/visit.ts"));
const fieldsCode = lazyWithRetry(() => import("#app/boot/restore-fields.ts"));
// Late fonts come last: nothing of the page waits for them.
void lazyWithRetry(() => import("#app/boot/lazy-fonts.ts")).take();

/** Runs once the page is hydrated: tells the boot script, and restores what the visitor had before a reload. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event("app-ready"));
    void visitCode.whenHere().then(({ startVisit }) => startVisit());
    const saved = takeSavedFields();
    if (saved !== null && !isOfOthers) void fieldsCode.take().then((code) => code?.restoreFields(saved));
  }, []);
  return null;
}

makeRouterWait();
if (window.pageStart !== undefined) handToRouter(window.pageStart);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Ready />
    </StrictMode>,
  );
});
