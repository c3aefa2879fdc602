import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders, type Handler } from "./http-answer.ts";
import { sendUnreadable } from "../error-answers.ts";
import { canonicalTarget } from "./request-target.ts";

/** Allowed methods. */
const methods = new Set(["GET", "HEAD", "POST"]);

/** Largest body of a GET or HEAD request, in bytes. */
const maxWithQuestion = 10_000;

/**
 * First handler of every request: redirects a URL to its canonical form (301, or 308 for a POST). Refuses an unknown
 * method, a second `Host`, chunked or unexpected bodies, and malformed or too long URLs.
 */
export const canonicalUrl: Handler = (request, response) => {
  if (!methods.has(request.method ?? "")) return refuse(request, response, 405, { allow: [...methods].join(", ") });

  // Node and a proxy may each take another of two `Host` headers: RFC 9112 demands a 400.
  if (
    request.rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && /^host$/iu.test(name)).length > 1
  )
    return refuse(request, response, 400, { connection: "close" });

  // Browsers and proxies send forms with a length; parsing one in chunks of a byte could take minutes.
  if (request.headers["transfer-encoding"] !== undefined)
    return refuse(request, response, 411, { connection: "close" });

  // A large body of a GET can only be meant to overload the site.
  if (request.method !== "POST" && Number(request.headers["content-length"] ?? 0) > maxWithQuestion)
    return refuse(request, response, 413, { connection: "close" });

  const target = canonicalTarget(request.url ?? "");
  if (target === request.url) return false;
  if (typeof target === "string")
    return refuse(request, response, request.method === "POST" ? 308 : 301, { location: target });
  sendUnreadable(request, response, target);
  return true;
};

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): true {
  const body = String(status);
  response.writeHead(status, {
    ...securityHeaders,
    "content-type": "text/plain",
    "content-length": body.length,
    // Caches may store redirects, but no errors.
    ...(status < 400 ? {} : { "cache-control": "no-store" }),
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}
