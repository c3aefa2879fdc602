import { createPath, type Path } from "react-router";
import { destination } from "#app/router/in-browser.ts";

/** Where the browser itself was sent to. */
let sentTo: Path | undefined;

/** Whether the page is being left by a full load for where the router was on its way to. */
export function isLeaving(): boolean {
  return sentTo !== undefined && sentTo === destination();
}

/**
 * Has the browser itself load the page that the visitor is on the way to, or this
 * one again when they are on the way to none.
 *
 * @returns What never comes: meanwhile the page stays as it is.
 */
export function loadWhole(): Promise<never> {
  if (!isLeaving()) leave(destination());
  return new Promise(() => undefined);
}

function leave(target: Path | undefined): void {
  sentTo = target;
  const href = target === undefined ? location.href : location.origin + createPath(target);
  // On Back and Forward the browser is there already.
  if (href === location.href) location.reload();
  else location.assign(href);
  // Who comes back to a page that still waits would wait for ever.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    sentTo = undefined;
    location.reload();
  });
}
