import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding, compress, isCompressible } from "./compression.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "./http-answer.ts";

const type = "application/json; charset=utf-8";

interface BuildState {
  /** Paths of the pages that are stored. */
  prerendered: readonly string[];
  /** Paths that lead elsewhere, with their target. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Tells browsers which build this is: `builds/latest.json` for their hourly
 * check, `builds/meta/{id}.json` with what is prepared for its pages. A build
 * that isn't this one is unknown: 404.
 *
 * @param id - Version of the router's build, which every page carries.
 */
export function builds(id: string, readState: () => Promise<BuildState>): Handler {
  const timestamp = Date.now();

  return async (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || !path.startsWith("/builds/")) return false;
    if (path === "/builds/latest.json") return send(request, response, { id, timestamp }, "no-store");
    if (path !== `/builds/meta/${id}.json`) return refuse(response);

    const { prerendered, redirects } = await readState();
    const meta = { id, timestamp, prerendered, redirects, flags: { prefetch: true } };
    return send(request, response, meta, "no-cache");
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: object,
  cacheControl: string,
): Promise<true> {
  const body = Buffer.from(JSON.stringify(answer));
  const encoding = isCompressible(type, body.byteLength) ? acceptedEncoding(request.headers["accept-encoding"]) : null;
  const sent = encoding === null ? body : await compress(body, encoding, 5);
  response.writeHead(200, {
    ...securityHeaders,
    "content-type": type,
    "content-length": sent.byteLength,
    ...(encoding === null ? {} : { "content-encoding": encoding }),
    "cache-control": cacheControl,
    vary: "Accept-Encoding",
  });
  response.end(request.method === "HEAD" ? undefined : sent);
  return true;
}

function refuse(response: ServerResponse): true {
  response.writeHead(404, { ...securityHeaders, "cache-control": "no-store" }).end();
  return true;
}
