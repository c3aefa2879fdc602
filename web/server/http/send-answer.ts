import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, compress, isCompressible } from "./compression.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { securityHeaders } from "./http-answer.ts";

interface PlainAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/**
 * Headers that aren't copied: those between the application and the
 * page store, and cookies, which are set apart.
 */
const innerHeaders = new Set(["x-cache-tags", "x-fresh-until", "x-incomplete", "set-cookie"]);

/** Sends an answer of the application that isn't stored: it is for this visitor or this moment only. */
export async function sendPlain(
  { status, headers, body }: PlainAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  for (const [name, value] of headers) {
    if (!innerHeaders.has(name)) response.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);

  // An error may be over soon: no cache on the way may keep it.
  if (status >= 400 && !headers.has("cache-control")) response.setHeader("cache-control", "no-store");
  // Editors change where addresses lead. A browser that kept a permanent redirect for good would go round between an old
  // one and its reverse.
  else if (status >= 300 && !headers.has("cache-control")) response.setHeader("cache-control", "no-cache");

  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isPage ? Buffer.from(body).toString("utf8") : "";
  response.setHeader("content-security-policy", contentSecurityPolicy(html));

  const sent = await compressed(body, request, response);
  response.statusCode = status;
  if (![204, 304].includes(status)) response.setHeader("content-length", sent.byteLength);
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
