/*
 * Service worker of pages that must open offline: the scan page and a customer's order with its tickets. Each page
 * tells the worker which paths to cache. Each scope has its own worker and cache.
 */

interface PageFetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Parts of a service worker's global scope that this script uses, as TypeScript's `DOM` library lacks it. */
interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: PageFetchEvent) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { scope: string; unregister: () => Promise<boolean> };
  location: Location;
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
}

declare const self: WorkerScope;

const scopePath = new URL(self.registration.scope).pathname;
const cacheName = `pages ${scopePath}`;

/** Cache key of the session that the pages belong to, if any. Its query sets it apart from pages. */
const sessionNote = `${scopePath}?session`;

/** Longest wait for the network when a page is in the cache, in milliseconds. */
const maxMs = 4000;

const sessionPrefix = "session:";

/** Most cached files; a page uses about forty. */
const maxFiles = 200;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = addressOf(request);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (isDownload(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request, pathname));
  else if (isFile(pathname)) event.respondWith(file(request));
});

function addressOf(request: Request): URL {
  // oxlint-disable-next-line house/no-raw-address -- the browser's own request
  return new URL(request.url);
}

/** Whether a path is a file that phones open in another app, such as a wallet: the worker never caches it. */
function isDownload(path: string): boolean {
  return path.startsWith(scopePath) && /\.\w+$/u.test(path);
}

/** Whether a path is a file of the build, which never changes. */
function isFile(path: string): boolean {
  // oxlint-disable-next-line house/no-own-address -- a script of its own imports nothing
  return path.startsWith("/assets/") || path.startsWith("/favicon");
}

/** Fetches a page; when the network fails or takes too long, answers with the cached one. */
async function page(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  if (!(await isOfSessionNow(cache))) {
    await forget();
    return fetch(request);
  }
  const cached = await cache.match(path);
  if (cached === undefined) return fetch(request);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(maxMs) });
    if (response.status === 200) await cache.put(path, response.clone());
    // A page that is gone leaves the cache: an erased order, or one that redirects to sign-in now.
    if ([403, 404, 410].includes(response.status) || response.type === "opaqueredirect") await forget();
    return response.status < 500 ? response : cached;
  } catch {
    return cached;
  }
}

/**
 * Whether the cached pages belong to no session or to the current one: after signing out, the next user of this browser
 * must not see a customer's order. A browser that can't tell has no cached pages of a session.
 */
async function isOfSessionNow(cache: Cache): Promise<boolean> {
  const note = await cache.match(sessionNote);
  if (note === undefined) return true;
  const [name = "", mark] = (await note.text()).split("=");
  const now = await self.cookieStore?.get(name);
  return now?.value === mark;
}

async function forget(): Promise<void> {
  await caches.delete(cacheName);
  await self.registration.unregister();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * Ties the cache to the session in which a page asks to store something. Deletes pages from before that session, as
 * they wouldn't end with it.
 *
 * @returns Whether the page may store: a page outside of a session may not add to a session's cache.
 */
async function recordSession(cache: Cache, session: string | null): Promise<boolean> {
  const note = await (await cache.match(sessionNote))?.text();
  if (note === undefined && session === null) return true;
  if (session === null) return false;
  if (note === session) return true;
  const addresses = await cache.keys();
  await Promise.all(addresses.filter((each) => !isFile(addressOf(each).pathname)).map((each) => cache.delete(each)));
  await cache.put(sessionNote, new Response(session));
  return true;
}

/**
 * Caches pages and files.
 *
 * @param paths - Paths that one page asks for. The first may be `session:` with the session's cookie; all that is
 *   cached then ends with that session.
 */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const session = paths[0]?.startsWith(sessionPrefix) === true ? paths[0].slice(sessionPrefix.length) : null;
  if (!(await recordSession(cache, session))) return;
  const wanted = new Set(paths.filter((path) => isFile(path) || path.startsWith(scopePath)));
  const files = (await cache.keys()).filter((request) => isFile(addressOf(request).pathname));
  // Files of earlier builds: a page asks again for those that it still needs.
  if (files.length > maxFiles) await Promise.all(files.map((request) => cache.delete(request)));
  const missing = [...wanted].map(async (path) => {
    if ((await cache.match(path)) !== undefined) return;
    const response = await fetch(path);
    if (response.status === 200) await cache.put(path, response);
  });
  await Promise.all(missing);
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes `self` here that of a worker
export {};
