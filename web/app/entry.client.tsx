import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks, takeSavedFields } from "#app/boot/chunk-guard.ts";
import { clearPreviousUserInput } from "#app/boot/input-of-session.ts";
import { provideRouterStart, makeRouterWait } from "#app/router/in-browser.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

guardChunks();
const isOfOthers = clearPreviousUserInput();
const visitCode = lazyWithRetry(() => import("#app/boot/start-visit.ts"));
const fieldsCode = lazyWithRetry(() => import("#app/boot/restore-fields.ts"));
// Load late fonts last: nothing in the page waits for them.
void lazyWithRetry(() => import("#app/boot/lazy-fonts.ts")).tryLoad();

/** Notifies the boot script of hydration, and restores typed input and scroll position after a reload. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event("app-ready"));
    void visitCode.loadWhenOnline().then(({ startVisit }) => startVisit());
    const saved = takeSavedFields();
    if (saved !== null && !isOfOthers) void fieldsCode.tryLoad().then((code) => code?.restoreFields(saved));
  }, []);
  return null;
}

makeRouterWait();
if (window.pageStart !== undefined) provideRouterStart(window.pageStart);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Ready />
    </StrictMode>,
  );
});
