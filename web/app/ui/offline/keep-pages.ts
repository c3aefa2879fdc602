import { assetsFolder, pageWorkerPath } from "@circuit/contract/urls/own-paths";
import { signedInCookie, publicSessionId } from "#app/domain/signed-in-cookie.ts";
import sprite from "#app/ui/icons.svg";

/** Prefix of the names of the worker's caches, also in `page-worker.ts`, which imports nothing. */
const cachePrefix = "pages ";

/**
 * Has a service worker keep pages and the files that this one is made of, so that they open without a network. Does
 * nothing where the browser has no such workers, or lets this site have none.
 *
 * @param scope - Path that all of them begin with.
 * @param pages - Their paths, without a query.
 * @param isOfSession - Whether they may be seen until the session of now ends. Where the browser doesn't tell a worker when
 *   that is, none is kept.
 */
export async function keepPages(
  scope: string,
  pages: readonly string[],
  { isOfSession = false }: { isOfSession?: boolean } = {},
): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (isOfSession && (!("cookieStore" in globalThis) || publicSessionId() === "")) {
    await forgetPages(scope);
    return;
  }
  const session = isOfSession ? [`session:${sessionNow()}`] : [];
  const registration = await navigator.serviceWorker.register(pageWorkerPath, { scope });
  const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker?.postMessage([...session, ...pages, ...ownFiles()]);
}

/** Makes the browser forget the pages of a scope. */
export async function forgetPages(scope: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Another worker may be in charge of all of the site.
  if (registration?.scope === new URL(scope, location.origin).href) await registration.unregister();
  await caches.delete(`${cachePrefix}${scope}`);
}

/** Makes the browser forget all pages that were kept in a session, unless it is the one of now. */
export async function forgetEndedSessions(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(
    names.map(async (name) => {
      const scope = name.slice(cachePrefix.length);
      const note = await (await caches.open(name)).match(`${scope}?session`);
      if (note !== undefined && (await note.text()) !== sessionNow()) await forgetPages(scope);
    }),
  );
}

/** The cookie of the session of now, as a cache notes it; without a value when there is none. */
function sessionNow(): string {
  return `${signedInCookie}=${publicSessionId()}`;
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
