import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { securityHeaders } from "../http-answer.ts";

const forwarded = ["range", "if-range", "if-none-match", "if-modified-since"] as const;
const returned = ["content-length", "content-range", "accept-ranges", "last-modified", "etag"] as const;

/** How long the content system may take to begin its answer, in milliseconds. */
const answerMs = 10_000;

/** Types a browser may show; any other is offered as a download. */
const shown = /^(?:image|video|audio|font)\/|^application\/pdf|^text\/(?:vtt|plain)/u;

/**
 * Streams a file of the content system as one of the site's own, with ranges and
 * conditional requests. What could run script is kept in a sandbox or offered as
 * a download.
 *
 * @param headers - Headers of this answer, over those the content system gives.
 */
export async function streamCmsFile(
  request: IncomingMessage,
  response: ServerResponse,
  source: URL,
  headers: Record<string, string>,
): Promise<void> {
  const upstream = await askForFile(request, response, source);
  if (upstream === null) {
    response.writeHead(503, { ...securityHeaders, "retry-after": "30", "cache-control": "no-store" }).end();
    return;
  }

  const status = [200, 206, 304, 416].includes(upstream.status) ? upstream.status : 404;
  const type = upstream.headers.get("content-type") ?? "application/octet-stream";
  const found = { ...returnedBy(upstream), ...fileHeaders(type, headers), "accept-ranges": "bytes" };
  response.writeHead(status, status === 404 ? { ...securityHeaders, "cache-control": "no-store" } : found);
  if (request.method === "HEAD" || status === 404 || upstream.body === null) {
    await upstream.body?.cancel();
    response.end();
    return;
  }
  await sendBody(upstream.body, response);
}

/**
 * Headers of a file of the media library, by its media type.
 *
 * @param headers - Headers of this answer, over those.
 */
export function fileHeaders(type: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...securityHeaders,
    "content-type": type,
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    ...(shown.test(type) ? {} : { "content-disposition": "attachment" }),
    ...headers,
  };
}

function returnedBy(upstream: Response): Record<string, string> {
  const kept = returned.flatMap((name) => {
    const value = upstream.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(kept);
}

/** Asks the content system; `null` when it is out of reach. */
async function askForFile(request: IncomingMessage, response: ServerResponse, source: URL): Promise<Response | null> {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const headers = new Headers({ "accept-encoding": "identity" });
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }

  const tooLate = setTimeout(() => gone.abort(), answerMs);
  try {
    const method = request.method === "HEAD" ? "HEAD" : "GET";
    const upstream = await fetch(source, { method, headers, signal: gone.signal, redirect: "error" });
    return upstream.status >= 500 ? null : upstream;
  } catch {
    return null;
  } finally {
    clearTimeout(tooLate);
  }
}

async function sendBody(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  try {
    await pipeline(Readable.fromWeb(body), response);
  } catch {
    // The visitor went away or the content system broke off: the answer ends torn, as its length shows.
    response.destroy();
  }
}
