import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks, takeKeptFields } from "#app/boot/chunk-guard.ts";
import { handToRouter } from "#app/router/in-browser.ts";

guardChunks();
// Late fonts come last: nothing of the page waits for them.
void import("#app/boot/late-fonts.ts");

function prepareVisit(): void {
  import("#app/boot/visit.ts").then(
    ({ startVisit }) => startVisit(),
    (error: unknown) => {
      // A missing network is no error to report.
      if (navigator.onLine) reportError(error);
      addEventListener("online", prepareVisit, { once: true });
    },
  );
}

/** Runs once the page is hydrated: tells the boot script, and restores what the visitor had before a reload. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event("app-ready"));
    prepareVisit();
    const kept = takeKeptFields();
    if (kept !== null) void import("#app/boot/restore-fields.ts").then(({ restoreFields }) => restoreFields(kept));
  }, []);
  return null;
}

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
