import { fetchOwnJson, ownBuild } from "./builds.ts";

/** How long prefetched data is used, in milliseconds: after that it may be outdated. */
const freshMs = 20_000;

const fetched = new Map<string, { at: number; data: Promise<unknown> }>();

/** Returns the URL of a page's stored data. */
function payloadUrl(path: string): string {
  return `${path === "/" ? "" : path}/_payload.json?${ownBuild()}`;
}

/** How long a visitor who opens a page waits for its prefetch, in milliseconds: prefetches have a low priority. */
const patienceMs = 700;

/** Returns the stored data of a page, prefetched or fetched now; `null` when there is none. */
export async function storedData(path: string): Promise<unknown> {
  const cached = fetched.get(path);
  if (cached === undefined || Date.now() - cached.at >= freshMs) return fetchNow(path);
  let impatient: ReturnType<typeof setTimeout> | undefined;
  const now = new Promise((resolve) => {
    impatient = setTimeout(() => resolve(fetchNow(path)), patienceMs);
  });
  try {
    // A busy server answers a prefetch with nothing: then fetch the data again.
    return await Promise.race([cached.data.then((data) => data ?? fetchNow(path)), now]);
  } finally {
    clearTimeout(impatient);
  }
}

function fetchNow(path: string): Promise<unknown> {
  return keep(path, fetchOwnJson(payloadUrl(path)));
}

/** Prefetches the stored data of a page that the visitor may open next. A busy server answers with nothing. */
export async function prefetchData(path: string): Promise<void> {
  const data = fetchOwnJson(payloadUrl(path), { priority: "low", headers: { purpose: "prefetch" } }, false);
  if ((await keep(path, data)) === null && fetched.get(path)?.data === data) fetched.delete(path);
}

function keep(path: string, data: Promise<unknown>): Promise<unknown> {
  fetched.set(path, { at: Date.now(), data });
  return data;
}
