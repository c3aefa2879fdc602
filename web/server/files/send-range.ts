import type { IncomingMessage, ServerResponse } from "node:http";
import { requestedRange } from "./byte-range.ts";

/**
 * Sends the requested range of a body, uncompressed.
 *
 * @param answer.headers - Headers of the whole body.
 * @returns `false` when the caller has to send the whole body.
 */
export function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers }: { body: Buffer; headers: Readonly<Record<string, string>> },
): boolean {
  const range = requestedRange(request, headers["etag"], body.byteLength);
  if (range === null) return false;
  if (range === "unsatisfiable") {
    response.writeHead(416, { ...headers, "content-range": `bytes */${body.byteLength}` }).end();
    return true;
  }

  const part = body.subarray(range.first, range.last + 1);
  response.writeHead(206, {
    ...headers,
    "content-range": `bytes ${range.first}-${range.last}/${body.byteLength}`,
    "content-length": part.byteLength,
  });
  response.end(request.method === "HEAD" ? undefined : part);
  return true;
}
