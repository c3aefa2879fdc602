import type { IncomingMessage, ServerResponse } from "node:http";
import { readByteRange } from "./byte-range.ts";

/**
 * Sends the part of a body that a request asks for, uncompressed.
 *
 * @param answer.headers - Of the whole; `etag` when it has one.
 * @returns `false` when the right answer is the whole, which hasn't been sent then.
 */
export function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers }: { body: Buffer; headers: Readonly<Record<string, string>> },
): boolean {
  const { range: header = null, "if-range": condition = headers["etag"] } = request.headers;
  const range = condition === headers["etag"] ? readByteRange(header, body.byteLength) : null;
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
