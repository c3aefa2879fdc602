import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, compress, isCompressible } from "./compression.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { isHtmlAccepted, missingFilePage } from "../error-answers.ts";
import type { PlainAnswer } from "./plain-answer.ts";
import { pathOf, securityHeaders } from "./http-answer.ts";

/**
 * Headers that aren't copied: those from the application to the page store, and cookies, which are set separately.
 */
const innerHeaders = new Set(["x-cache-tags", "x-fresh-until", "x-incomplete", "set-cookie"]);

/** Sends an answer of the application that the page store doesn't store. */
export async function sendPlain(
  answer: PlainAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = inWords(answer, request);
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  for (const [name, value] of headers) {
    if (!innerHeaders.has(name)) response.setHeader(name, value);
  }
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);

  // No proxy may cache an error.
  if (status >= 400 && !headers.has("cache-control")) response.setHeader("cache-control", "no-store");
  // Editors may reverse a redirect: a browser that cached the old permanent one would loop between the two.
  else if (status >= 300 && !headers.has("cache-control")) response.setHeader("cache-control", "no-cache");

  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isPage ? body.toString("utf8") : "";
  response.setHeader("content-security-policy", contentSecurityPolicy(html));

  const sent = await compressed(body, request, response);
  response.statusCode = status;
  if (![204, 304].includes(status)) response.setHeader("content-length", sent.byteLength);
  response.end(request.method === "HEAD" ? undefined : sent);
}

/** Matches the path of a file other than `.data` and `.json`, which only scripts read. */
const fileEnding = /\.(?!data$|json$)[a-z]+$/u;

/**
 * Replaces the router's JSON error for a file, which visitors might see, by a static page, or for other programs by the
 * status as text.
 */
function inWords(answer: PlainAnswer, request: IncomingMessage): PlainAnswer {
  const path = pathOf(request);
  const isFailure = answer.status >= 400 && answer.headers.get("content-type")?.startsWith("application/json");
  const page = isFailure && fileEnding.test(path) ? missingFilePage(path, answer.status) : null;
  if (page === null) return answer;
  const headers = new Headers(answer.headers);
  const isPage = isHtmlAccepted(request);
  headers.set("content-type", `text/${isPage ? "html" : "plain"}; charset=utf-8`);
  headers.append("vary", "Accept");
  return { status: answer.status, headers, body: isPage ? page.body : Buffer.from(String(answer.status)) };
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
