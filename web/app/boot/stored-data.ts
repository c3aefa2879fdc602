import { fetchJson, ownBuild } from "./builds.ts";

/** Data fetched ahead serves this long: afterwards it may be of before a change. */
const freshMs = 20_000;

const fetched = new Map<string, { at: number; data: Promise<unknown> }>();

/** Address of a page's stored data. */
function payloadAddress(path: string): string {
  return `${path === "/" ? "" : path}/_payload.json?${ownBuild()}`;
}

/** Fetches the stored data of a page, or takes what was fetched ahead; `null` when it has none. */
export function storedData(path: string, options: RequestInit = {}): Promise<unknown> {
  const known = fetched.get(path);
  if (known !== undefined && Date.now() - known.at < freshMs) return known.data;

  const data = fetchJson(payloadAddress(path), options);
  fetched.set(path, { at: Date.now(), data });
  return data;
}
