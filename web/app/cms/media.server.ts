import { env } from "#app/env.server.ts";
import { readBytes } from "#app/http/read-bytes.server.ts";
import { CmsError } from "./cms-error.server.ts";

/** Largest file that is read, in bytes. */
const heaviest = 20_000_000;

/**
 * Reads a file of the media library.
 *
 * @param url - As in an answer of the CMS: a path on the CMS, or an absolute URL.
 * @returns `null` when there is no such file.
 * @throws {CmsError} The media library is broken, too slow, or the file too large.
 */
export async function readMedia(url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  try {
    const timeout = AbortSignal.timeout(env.CMS_TIMEOUT_MS);
    const answer = await fetch(new URL(url, env.CMS_URL), { signal: AbortSignal.any([signal, timeout]) });
    if (answer.status === 404 || answer.status === 410) return null;
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const bytes = answer.body === null ? Buffer.alloc(0) : await readBytes(answer.body, heaviest);
    if (bytes === null) throw new Error("The file is too large");
    return bytes;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CmsError(500, "UnknownError", `${url}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
