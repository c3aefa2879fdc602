import { fetchJson, ownBuild } from "./builds.ts";

/** Data fetched ahead serves this long: afterwards it may be of before a change. */
const freshMs = 20_000;

const fetched = new Map<string, { at: number; data: Promise<unknown> }>();

/** Address of a page's stored data. */
function payloadAddress(path: string): string {
  return `${path === "/" ? "" : path}/_payload.json?${ownBuild()}`;
}

/** How long who opens a page waits for what is still fetched ahead: that lets all others go first. */
const patienceMs = 700;

/** Fetches the stored data of a page, or takes what was fetched ahead; `null` when it has none. */
export async function storedData(path: string): Promise<unknown> {
  const known = fetched.get(path);
  if (known === undefined || Date.now() - known.at >= freshMs) return fetchNow(path);
  let impatient: ReturnType<typeof setTimeout> | undefined;
  const now = new Promise((resolve) => {
    impatient = setTimeout(() => resolve(fetchNow(path)), patienceMs);
  });
  try {
    return await Promise.race([known.data, now]);
  } finally {
    clearTimeout(impatient);
  }
}

function fetchNow(path: string): Promise<unknown> {
  return keep(path, fetchJson(payloadAddress(path)));
}

/**
 * Fetches the stored data of a page that may be opened next. A server that has other
 * things to do answers with nothing: then who opens the page asks once more.
 */
export async function fetchAhead(path: string): Promise<void> {
  const data = fetchJson(payloadAddress(path), { priority: "low", headers: { purpose: "prefetch" } });
  if ((await keep(path, data)) === null && fetched.get(path)?.data === data) fetched.delete(path);
}

function keep(path: string, data: Promise<unknown>): Promise<unknown> {
  fetched.set(path, { at: Date.now(), data });
  return data;
}
