/*
 * The service worker of the scan page: a gate without a network must be able to open the page again. The page tells it
 * which files it is made of. It answers for that page and its files only.
 */

interface ScanFetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** What this script uses of a worker's global scope; `DOM` has another. */
interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: ScanFetchEvent) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { scope: string };
  location: Location;
}

declare const self: WorkerScope;

const pagePath = new URL(self.registration.scope).pathname;

/** One for each language: each has a page, and a worker, of its own. */
const cacheName = `scan ${pagePath}`;

/** How long the network may take for the page, in milliseconds. */
const mostMs = 4000;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = addressOf(request);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === pagePath) event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/") || pathname.startsWith("/favicon")) event.respondWith(file(request));
});

function addressOf(request: Request): URL {
  // oxlint-disable-next-line house/no-raw-address -- the browser's own request
  return new URL(request.url);
}

/** The page by the network; without it, as it was last. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(mostMs) });
    if (response.status === 200) await cache.put(pagePath, response.clone());
    if (response.status < 500) return response;
    return (await cache.match(pagePath)) ?? response;
  } catch (error) {
    const kept = await cache.match(pagePath);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Files of a build never change. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Keeps the files of the page, and no others. @param paths - All that it is made of. */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = new Set([...paths, pagePath]);
  for (const request of await cache.keys()) if (!wanted.has(addressOf(request).pathname)) await cache.delete(request);
  const missing = [...wanted].map(async (path) => {
    if ((await cache.match(path)) !== undefined) return;
    const response = await fetch(path);
    if (response.status === 200) await cache.put(path, response);
  });
  await Promise.all(missing);
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes `self` here that of a worker
export {};
