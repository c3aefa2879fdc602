/*
 * The service worker of pages that must open again without a network: the scan page at a gate, and a visitor's own order
 * with its tickets. The pages themselves tell it which they are and what files they are made of; it answers for no
 * others. Each scope has a worker, and a cache, of its own.
 */

interface PageFetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** The parts of a service worker's global scope that this script uses; the `DOM` library has another scope. */
interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & { data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: PageFetchEvent) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { scope: string; unregister: () => Promise<boolean> };
  location: Location;
  /** Absent in older browsers. */
  cookieStore?: { get: (name: string) => Promise<{ value: string } | null> };
}

declare const self: WorkerScope;

const scopePath = new URL(self.registration.scope).pathname;
const cacheName = `pages ${scopePath}`;

/** Key under which a cache stores the session of its pages, if any. It has a query, which no stored page has. */
const sessionNote = `${scopePath}?session`;

/** Longest wait for the network for a page that is in the cache, in milliseconds. */
const maxMs = 4000;

const sessionPrefix = "session:";

/** A page is made of some forty files. */
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

/** Files that a phone opens in another app, such as its wallet: always fetched from the network. */
function isDownload(path: string): boolean {
  return path.startsWith(scopePath) && /\.\w+$/u.test(path);
}

/** Files of a build never change. */
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
    // A deleted page is dropped from the cache: an erased order, or one that redirects to the sign-in page now.
    if ([403, 404, 410].includes(response.status) || response.type === "opaqueredirect") await forget();
    return response.status < 500 ? response : cached;
  } catch {
    return cached;
  }
}

/**
 * Whether the pages were kept outside of a session, or in the one that this browser has now: whoever has it after a visitor
 * signed out must not see their order. In a browser that doesn't tell a worker, nothing of a session is kept.
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
 * Notes the session in which a page has something kept. What was kept before that session is forgotten: it would not end
 * with it.
 *
 * @returns Whether it may: what is kept in a session isn't kept for a page outside of it, such as an older copy.
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
 * Keeps pages and files.
 *
 * @param paths - What one page asks for; another of the scope may have asked for others. The first may be `session:` and the
 *   cookie of the session, with which all that is kept ends.
 */
async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const session = paths[0]?.startsWith(sessionPrefix) === true ? paths[0].slice(sessionPrefix.length) : null;
  if (!(await recordSession(cache, session))) return;
  const wanted = new Set(paths.filter((path) => isFile(path) || path.startsWith(scopePath)));
  const files = (await cache.keys()).filter((request) => isFile(addressOf(request).pathname));
  // Those of earlier builds: what a page still needs it asks for when it is opened again.
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
