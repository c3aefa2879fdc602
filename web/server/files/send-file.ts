import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { isUnchanged } from "../http/conditional-request.ts";
import { requestedRange } from "./byte-range.ts";
import type { MirroredFile } from "./media-mirror.ts";

/**
 * Sends a local file, whole or a range of it, or a 304. Closes the file.
 *
 * @param headers - Headers of the answer; an `etag` among them replaces the file's own.
 */
export async function sendFile(
  { handle, size, changedAt }: MirroredFile,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  try {
    const { etag = `"${size.toString(36)}-${Math.round(changedAt).toString(36)}"` } = headers;
    const common = { ...headers, etag, "accept-ranges": "bytes" };
    if (isUnchanged(request, etag)) {
      response.writeHead(304, common).end();
      return;
    }

    const range = requestedRange(request, etag, size);
    if (range === "unsatisfiable") {
      response.writeHead(416, { ...common, "content-range": `bytes */${size}` }).end();
      return;
    }
    const { first, last } = range ?? { first: 0, last: size - 1 };
    response.writeHead(range === null ? 200 : 206, {
      ...common,
      ...(range === null ? {} : { "content-range": `bytes ${first}-${last}/${size}` }),
      "content-length": last - first + 1,
    });
    if (request.method === "HEAD" || size === 0) response.end();
    else await pipeline(handle.createReadStream({ start: first, end: last, autoClose: false }), response);
  } catch (error) {
    // The visitor closed the connection before the end.
    if (!response.destroyed) throw error;
  } finally {
    await handle.close();
  }
}
