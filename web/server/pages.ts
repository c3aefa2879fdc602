import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createRequestHandler, type ServerBuild } from "react-router";
import { acceptedEncoding, compress, isCompressible } from "./compression.ts";
import { isRead, securityHeaders, type Handler } from "./http-answer.ts";

/** Where the application comes from: the build, or in development the newest one. */
export type BuildSource = ServerBuild | (() => Promise<ServerBuild>);

/**
 * Answers with the application: pages, their data, and its small endpoints.
 *
 * @param siteUrl - The site's own address: an address in the request is never trusted.
 */
export function pages(build: BuildSource, siteUrl: string, mode: string): Handler {
  const handle = createRequestHandler(build, mode);

  return async (request, response) => {
    await send(await handle(toWebRequest(request, response, siteUrl)), request, response);
    return true;
  };
}

function toWebRequest(request: IncomingMessage, response: ServerResponse, siteUrl: string): Request {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? []].flat()) headers.append(name, item);
  }

  const path = `/${(request.url ?? "/").replace(/^\/+/u, "")}`;
  const body = isRead(request) ? {} : { body: Readable.toWeb(request), duplex: "half" as const };
  return new Request(new URL(path, siteUrl), {
    method: request.method ?? "GET",
    headers,
    signal: gone.signal,
    ...body,
  });
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);

  const body = new Uint8Array(await answer.arrayBuffer());
  const sent = await compressed(body, request, response);
  response.statusCode = answer.status;
  if (![204, 304].includes(answer.status)) response.setHeader("content-length", sent.byteLength);
  response.end(request.method === "HEAD" ? undefined : sent);
}

async function compressed(body: Uint8Array, request: IncomingMessage, response: ServerResponse): Promise<Uint8Array> {
  const type = String(response.getHeader("content-type") ?? "");
  if (!isCompressible(type, body.byteLength)) return body;

  response.appendHeader("vary", "Accept-Encoding");
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  if (encoding === null) return body;
  response.setHeader("content-encoding", encoding);
  return compress(body, encoding, 5);
}
