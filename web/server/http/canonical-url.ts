import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders, type Handler } from "./http-answer.ts";
import { sendUnreadable } from "../error-answers.ts";
import { readTarget } from "./request-target.ts";

/** Methods that the site answers. */
const methods = new Set(["GET", "HEAD", "POST"]);

/** Most bytes that come with a request that only asks. */
const maxWithQuestion = 10_000;

/**
 * The first handler of every request. An address that isn't in its one form is redirected to it (301, or 308 for
 * a POST). An unknown method, a second `Host`, and an address that can't be read or is too long, are refused before
 * anything is rendered or stored.
 */
export const canonicalUrl: Handler = (request, response) => {
  if (!methods.has(request.method ?? "")) return refuse(request, response, 405, { allow: [...methods].join(", ") });

  // Of two, Node tells one and a proxy may mean the other: RFC 9112 has both refused.
  if (
    request.rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && /^host$/iu.test(name)).length > 1
  )
    return refuse(request, response, 400, { connection: "close" });

  // Browsers and proxies say how long a form is; in chunks of a byte each it would take minutes of work.
  if (request.headers["transfer-encoding"] !== undefined)
    return refuse(request, response, 411, { connection: "close" });

  // A GET has no body: a large one can only be meant to overload the site.
  if (request.method !== "POST" && Number(request.headers["content-length"] ?? 0) > maxWithQuestion)
    return refuse(request, response, 413, { connection: "close" });

  const target = readTarget(request.url ?? "");
  switch (target.kind) {
    case "clean":
      return false;
    case "moved":
      return refuse(request, response, request.method === "POST" ? 308 : 301, { location: target.to });
    case "unreadable":
      return refuseAddress(request, response, 400);
    case "tooLong":
      return refuseAddress(request, response, 414);
    default:
      return target satisfies never;
  }
};

function refuseAddress(request: IncomingMessage, response: ServerResponse, status: 400 | 414): true {
  sendUnreadable(request, response, status);
  return true;
}

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
    // A redirect may be cached, a refusal not.
    ...(status < 400 ? {} : { "cache-control": "no-store" }),
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}
