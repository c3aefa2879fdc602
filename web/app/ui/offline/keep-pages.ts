import { assetsFolder, pageWorkerPath } from "@circuit/contract/urls/own-paths";
import { signedInCookie, publicSessionId } from "#app/domain/signed-in-cookie.ts";
import sprite from "#app/ui/icons.svg";

/** Prefix of the service worker's cache names; `page-worker.ts` repeats it, as it can't import. */
const cachePrefix = "pages ";

/**
 * Makes a service worker cache pages and the files of the current page, so that they open offline. Does nothing in
 * browsers without service workers.
 *
 * @param scope - Path prefix of all the pages.
 * @param pages - Paths of the pages, without query.
 * @param isOfSession - Whether the pages are private to the current session. In a browser where a worker can't see the
 *   end of the session, nothing is cached.
 */
export async function cachePagesOffline(
  scope: string,
  pages: readonly string[],
  { isOfSession = false }: { isOfSession?: boolean } = {},
): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (isOfSession && (!("cookieStore" in globalThis) || publicSessionId() === "")) {
    await deleteCachedPages(scope);
    return;
  }
  const session = isOfSession ? [`session:${sessionNow()}`] : [];
  const registration = await navigator.serviceWorker.register(pageWorkerPath, { scope });
  const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker?.postMessage([...session, ...pages, ...ownFiles()]);
}

/** Deletes the cached pages of a scope, and its service worker. */
export async function deleteCachedPages(scope: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Without its own worker, `getRegistration` returns one of a wider scope.
  if (registration?.scope === new URL(scope, location.origin).href) await registration.unregister();
  await caches.delete(`${cachePrefix}${scope}`);
}

/** Deletes all cached pages that belong to another session than the current one. */
export async function forgetEndedSessions(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(
    names.map(async (name) => {
      const scope = name.slice(cachePrefix.length);
      const note = await (await caches.open(name)).match(`${scope}?session`);
      if (note !== undefined && (await note.text()) !== sessionNow()) await deleteCachedPages(scope);
    }),
  );
}

/** Returns the current session's cookie as stored with a cache; without a value when signed out. */
function sessionNow(): string {
  return `${signedInCookie}=${publicSessionId()}`;
}

/** Returns the paths of scripts, styles, fonts and pictures that this page has loaded. */
function ownFiles(): string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = addresses.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  // The page may not have loaded the icons' file yet.
  return [...new Set([sprite, ...files.map(({ pathname }) => pathname)])];
}

function isFile(path: string): boolean {
  return path.startsWith(assetsFolder) || path.startsWith("/favicon");
}
