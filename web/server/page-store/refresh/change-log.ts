import { changesAnswerSchema, type Change } from "@circuit/contract/site-link/changes";
import { sign, siteHeader, signSiteHeader } from "@circuit/contract/site-link/signature";
import { fetchJson } from "#app/http/fetch-json.server.ts";

/** The changes in the CMS's log since a cursor. */
export interface ChangesSince {
  changes: Change[];
  /** Cursor of the last change, for the next call. */
  latest: number;
  /** Whether the log misses changes after the cursor, so that any document may have changed. */
  hasGap: boolean;
}

interface Options {
  cmsUrl: string;
  apiPrefix: string;
  secret: string;
  timeoutMs: number;
}

/**
 * Reads the CMS's change log to its end, batch by batch, so that each page is rendered once for all changes.
 *
 * @param cursor - Cursor of the last known change; `null` to read only the log's end.
 * @throws {HttpError | TypeError | DOMException} The CMS is unavailable, or has no change log.
 * @throws {z.ZodError} The answer isn't that of a change log.
 */
export async function readChangesSince(cursor: number | null, options: Options): Promise<ChangesSince> {
  const { oldest, latest, changes } = await readPart(cursor, options);
  // A log that ends before the cursor is another one, such as after a restore of the database.
  const hasGap = cursor === null || oldest > cursor + 1 || latest < cursor;
  const last = changes.at(-1)?.cursor;
  if (hasGap) return { changes: [], latest, hasGap };
  if (last === undefined || last <= cursor || last >= latest) return { changes, latest: last ?? cursor, hasGap };
  const rest = await readChangesSince(last, options);
  return { ...rest, changes: rest.hasGap ? [] : [...changes, ...rest.changes] };
}

/** Reads one batch of the log, and the log's first and last cursor. */
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
