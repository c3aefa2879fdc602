import { createPath, type Path } from "react-router";
import { destination } from "#app/router/in-browser.ts";

/** Target that the browser itself was sent to. */
let sentTo: Path | undefined;

/** Whether the browser itself is loading the page that the router is on its way to. */
export function isLeaving(): boolean {
  return sentTo !== undefined && sentTo === destination();
}

/**
 * Has the browser itself load the page that the visitor is on the way to, or this
 * one again when they aren't on the way to another.
 *
 * @returns A promise that never resolves: the page stays as it is meanwhile.
 */
export function hardNavigate(): Promise<never> {
  if (!isLeaving()) leave(destination());
  return new Promise(() => undefined);
}

function leave(target: Path | undefined): void {
  sentTo = target;
  const href = target === undefined ? location.href : location.origin + createPath(target);
  // On Back and Forward the browser is there already.
  if (href === location.href) location.reload();
  else location.assign(href);
  // A visitor who comes back to the page as it waited here would wait for ever.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    sentTo = undefined;
    location.reload();
  });
}
