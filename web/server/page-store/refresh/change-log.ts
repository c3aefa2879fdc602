import { changesAnswerSchema, type Change } from "@circuit/contract/changes";
import { sign } from "@circuit/contract/signature";
import { fetchJson } from "#app/http/fetch-json.server.ts";

/** What the content system says has changed since a cursor. */
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
 * Reads the content system's log of changes.
 *
 * @param cursor - The last change known; `null` when none is, which asks only where the log stands.
 * @throws {HttpError | TypeError | DOMException} The content system is out of reach or keeps no such log.
 * @throws {z.ZodError} The answer is none of its.
 */
export async function readChangesSince(
  cursor: number | null,
  { cmsUrl, apiPrefix, secret, timeoutMs }: Options,
): Promise<ChangesSince> {
  const path = `${apiPrefix}/changes?after=${cursor ?? 0}`;
  const headers = { "x-signature": sign(secret, "changes", `GET ${path}`, Math.floor(Date.now() / 1000)) };
  const url = `${cmsUrl.replace(/\/$/u, "")}${path}`;
  const { oldest, latest, changes } = changesAnswerSchema.parse(
    await fetchJson(url, { headers, timeoutMs, retries: 0 }),
  );

  // A log that ends before the cursor is another log.
  const hasGap = cursor === null || oldest > cursor + 1 || latest < cursor;
  if (hasGap) return { changes: [], latest, hasGap };
  return { changes, latest: changes.at(-1)?.cursor ?? cursor, hasGap };
}
