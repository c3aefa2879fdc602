import { scanPaths, scanWorkerPath } from "@circuit/contract/own-paths";
import type { Locale } from "@circuit/contract/locales";
import sprite from "#app/ui/icons.svg";

/** Has a service worker keep the page and its files, so that it opens without a network. */
export async function keepPage(locale: Locale): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(scanWorkerPath, { scope: scanPaths[locale] });
  const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker?.postMessage(ownFiles());
}

/** Makes the browser forget the page: it is no scanner any more. */
export async function forgetPage(locale: Locale): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scanPaths[locale]);
  await registration?.unregister();
  await caches.delete(`scan ${scanPaths[locale]}`);
}

/** Paths of the scripts, styles, fonts and pictures that this page has loaded. */
function ownFiles(): string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = addresses.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  // Icons come with the first of them that is drawn.
  return [...new Set([sprite, ...files.map(({ pathname }) => pathname)])];
}

function isFile(path: string): boolean {
  return path.startsWith("/assets/") || path.startsWith("/favicon");
}
