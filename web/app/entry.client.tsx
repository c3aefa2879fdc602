import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { guardChunks, takeKeptFields } from "#app/boot/chunk-guard.ts";

/** Pause before the rest of a visit is prepared (specification, section 9). */
const visitMs = 1000;

guardChunks();

/** Runs once the page listens: the boot script hands over, and what had to reload is as it was. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event("app-ready"));
    // Not among what is needed first; also waits for the page's own data to be read.
    setTimeout(() => void import("#app/boot/visit.ts").then(({ startVisit }) => startVisit()), visitMs);
    const kept = takeKeptFields();
    if (kept !== null) void import("#app/boot/restore-fields.ts").then(({ restoreFields }) => restoreFields(kept));
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Ready />
    </StrictMode>,
  );
});
