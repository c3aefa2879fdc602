import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LRUCache } from "lru-cache";
import { sendBusy } from "../error-answers.ts";
import { BusyError, ConcurrencyLimit } from "../concurrency-limit.ts";
import { securityHeaders } from "../http/http-answer.ts";
import { abortOnClose } from "../http/abort-on-close.ts";

const forwarded = ["range", "if-range", "if-none-match", "if-modified-since"] as const;
const returned = ["content-length", "content-range", "accept-ranges", "last-modified", "etag"] as const;

/** Timeout until the CMS begins to answer, in milliseconds. */
const answerMs = 10_000;

/** Files streamed at a time, and requests in the queue: the limit leaves capacity of the CMS for its editors. */
const streams = new ConcurrencyLimit({ atOnce: 16, waiting: 100 });

/** Paths for which the CMS answered 404 in the last five seconds. */
const absent = new LRUCache<string, true>({ max: 5000, ttl: 5000 });

/** Media types that browsers may display; any other file is a download. */
const shown = /^(?:image|video|audio|font)\/|^application\/pdf|^text\/(?:vtt|plain)/u;

/**
 * Streams a file of the CMS, with ranges and conditional requests. A file that could run scripts is sandboxed or a
 * download. When the queue is full, it answers 503.
 *
 * @param headers - Override the CMS's headers.
 * @param onFound - Called when the CMS has the file.
 */
export async function streamCmsFile(
  request: IncomingMessage,
  response: ServerResponse,
  { source, headers, onFound }: { source: URL; headers: Record<string, string>; onFound: () => void },
): Promise<void> {
  if (absent.has(source.pathname)) return refuse(response);
  const gone = abortOnClose(response);
  try {
    await streams.run(async () => {
      // Another request may have got a 404 while this one waited.
      if (absent.has(source.pathname)) return refuse(response);
      const upstream = await fetchFile(request, gone, source);
      if (upstream?.status === 404) absent.set(source.pathname, true);
      else if (upstream !== null && upstream.status < 400) onFound();
      await send(upstream, request, response, headers);
    }, gone);
  } catch (error) {
    if (gone.aborted) return;
    if (!(error instanceof BusyError)) throw error;
    sendBusy(request, response);
  }
}

/** @param upstream - `null` when the CMS is unavailable. */
async function send(
  upstream: Response | null,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  if (response.destroyed) {
    await upstream?.body?.cancel();
    return;
  }
  if (upstream === null) {
    response.writeHead(503, { ...securityHeaders, "retry-after": "30", "cache-control": "no-store" }).end();
    return;
  }
  if (![200, 206, 304, 416].includes(upstream.status)) {
    await upstream.body?.cancel();
    return refuse(response);
  }

  const type = upstream.headers.get("content-type") ?? "application/octet-stream";
  const found = { ...returnedBy(upstream), ...fileHeaders(type, headers), "accept-ranges": "bytes" };
  response.writeHead(upstream.status, found);
  if (request.method === "HEAD" || upstream.body === null) {
    await upstream.body?.cancel();
    response.end();
    return;
  }
  await sendBody(upstream.body, response);
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { ...securityHeaders, "cache-control": "no-store" }).end();
}

/**
 * Makes the headers of a media library's file by its media type.
 *
 * @param headers - Override the others.
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
  const passedOn = returned.flatMap((name) => {
    const value = upstream.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(passedOn);
}

/** Requests a file of the CMS; `null` when the CMS is unavailable or answers 5xx. */
async function fetchFile(request: IncomingMessage, gone: AbortSignal, source: URL): Promise<Response | null> {
  const headers = new Headers({ "accept-encoding": "identity" });
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }

  const late = new AbortController();
  const tooLate = setTimeout(() => late.abort(), answerMs);
  try {
    const method = request.method === "HEAD" ? "HEAD" : "GET";
    const signal = AbortSignal.any([gone, late.signal]);
    const upstream = await fetch(source, { method, headers, signal, redirect: "error" });
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
    // The client hung up, or the CMS did: then `content-length` tells the client that bytes are missing.
    response.destroy();
  }
}
