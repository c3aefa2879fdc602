import { createPath, type Path } from "react-router";
import { destination } from "#app/router/in-browser.ts";

/** Target of the router's navigation for which a full page load is under way. */
let sentTo: Path | undefined;

/** Whether a full page load of the router's navigation target is under way. */
export function isFullLoadUnderWay(): boolean {
  return sentTo !== undefined && sentTo === destination();
}

/**
 * Loads the target of the router's navigation by a full page load; without a navigation it reloads the page.
 *
 * @returns A promise that never resolves, so that the router changes nothing meanwhile.
 */
export function hardNavigate(): Promise<never> {
  if (!isFullLoadUnderWay()) leave(destination());
  return new Promise(() => undefined);
}

function leave(target: Path | undefined): void {
  sentTo = target;
  const href = target === undefined ? location.href : location.origin + createPath(target);
  // On Back and Forward the browser's address is the target's already.
  if (href === location.href) location.reload();
  else location.assign(href);
  // From the back/forward cache this page would wait for ever: reload it.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    sentTo = undefined;
    location.reload();
  });
}
