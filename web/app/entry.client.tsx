import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks, takeKeptFields } from "#app/boot/chunk-guard.ts";
import { handToRouter } from "#app/router/in-browser.ts";

guardChunks();
// The letters come last: nothing of the page waits for them.
void import("#app/boot/late-fonts.ts");

function prepareVisit(): void {
  import("#app/boot/visit.ts").then(
    ({ startVisit }) => startVisit(),
    (error: unknown) => {
      // That there is no network is nobody's fault to mend.
      if (navigator.onLine) reportError(error);
      addEventListener("online", prepareVisit, { once: true });
    },
  );
}

/** Runs once the page listens: the boot script hands over, and what had to reload is as it was. */
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
