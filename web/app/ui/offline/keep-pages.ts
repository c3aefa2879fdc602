import { assetsFolder, pageWorkerPath } from "@circuit/contract/own-paths";
import sprite from "#app/ui/icons.svg";

/**
 * Has a service worker keep pages and the files that this one is made of, so that they open without a network. Does
 * nothing where the browser has no such workers, or lets this site have none.
 *
 * @param scope - Path that all of them begin with.
 * @param pages - Their paths, without a query.
 */
export async function keepPages(scope: string, pages: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(pageWorkerPath, { scope });
  const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker?.postMessage([...pages, ...ownFiles()]);
}

/** Makes the browser forget the pages of a scope. */
export async function forgetPages(scope: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Another worker may be in charge of all of the site.
  if (registration?.scope === new URL(scope, location.origin).href) await registration.unregister();
  await caches.delete(`pages ${scope}`);
}

/** Paths of the scripts, styles, fonts and pictures that this page has loaded. */
function ownFiles(): string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = addresses.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  // Icons come with the first of them that is drawn.
  return [...new Set([sprite, ...files.map(({ pathname }) => pathname)])];
}

function isFile(path: string): boolean {
  return path.startsWith(assetsFolder) || path.startsWith("/favicon");
}
