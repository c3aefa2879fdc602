import { changesAnswerSchema, type Change } from "@circuit/contract/site-link/changes";
import { sign, siteHeader, signSiteHeader } from "@circuit/contract/site-link/signature";
import { fetchJson } from "#app/http/fetch-json.server.ts";

/** The changes since a cursor, as the content system tells them. */
export interface ChangesSince {
  changes: Change[];
  /** Cursor to ask from next time. */
  latest: number;
  /** Changes are missing from the log: anything may have changed. */
  hasGap: boolean;
}

interface Options {
  cmsUrl: string;
  apiPrefix: string;
  secret: string;
  timeoutMs: number;
}

/**
 * Reads the content system's change log to its end, part by part: after a long absence all changes are known together,
 * and each page is rendered once for all of them.
 *
 * @param cursor - Cursor of the last known change; `null` when none is known: the answer then only says where the
 *   log ends.
 * @throws {HttpError | TypeError | DOMException} The content system is out of reach or keeps no change log.
 * @throws {z.ZodError} The answer isn't that of a change log.
 */
export async function readChangesSince(cursor: number | null, options: Options): Promise<ChangesSince> {
  const { oldest, latest, changes } = await readPart(cursor, options);
  // A log that ends before the cursor isn't the one that the cursor is from.
  const hasGap = cursor === null || oldest > cursor + 1 || latest < cursor;
  const last = changes.at(-1)?.cursor;
  if (hasGap) return { changes: [], latest, hasGap };
  if (last === undefined || last <= cursor || last >= latest) return { changes, latest: last ?? cursor, hasGap };
  const rest = await readChangesSince(last, options);
  return { ...rest, changes: rest.hasGap ? [] : [...changes, ...rest.changes] };
}

/** One part of the log, and its bounds. */
async function readPart(cursor: number | null, { cmsUrl, apiPrefix, secret, timeoutMs }: Options) {
  const path = `${apiPrefix}/changes?after=${cursor ?? 0}`;
  const now = Math.floor(Date.now() / 1000);
  const headers = {
    [siteHeader]: signSiteHeader(secret, now),
    "x-signature": sign(secret, "changes", `GET ${path}`, now),
  };
  const url = `${cmsUrl.replace(/\/$/u, "")}${path}`;
  return changesAnswerSchema.parse(await fetchJson(url, { headers, timeoutMs, retries: 0 }));
}
