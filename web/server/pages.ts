import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { clientAddress } from "./client-address.ts";
import { isRead, type Handler } from "./http-answer.ts";
import { sendPlain } from "./send-answer.ts";

/**
 * Answers with the application: what is for one visitor or one moment only, such
 * as forms, redirects and errors.
 *
 * @param handle - The application, or in development the newest one.
 * @param siteUrl - The site's own address: an address in the request is never trusted.
 * @param trustedProxies - How many proxies before the site say truly whom they speak for.
 */
export function pages(handle: (request: Request) => Promise<Response>, siteUrl: string, trustedProxies = 0): Handler {
  return async (request, response) => {
    try {
      const answer = await handle(toWebRequest(request, response, siteUrl, trustedProxies));
      await sendPlain(await readInFull(answer), request, response);
      return true;
    } finally {
      // A browser reads an answer once it has sent everything: what nobody wanted to read is let through.
      request.unpipe().resume();
    }
  };
}

async function readInFull(answer: Response) {
  const { status, headers } = answer;
  return { status, headers, body: new Uint8Array(await answer.arrayBuffer()) };
}

/** What is sent, apart from its connection: whoever stops reading it half-way must not cut off the answer. */
function bodyOf(request: IncomingMessage): Readable {
  const body = new PassThrough();
  request.once("error", (error) => body.destroy(error));
  return request.pipe(body);
}

function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  siteUrl: string,
  trustedProxies: number,
): Request {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? []].flat()) headers.append(name, item);
  }

  // Ours alone: whatever a client says of itself is replaced.
  headers.set("x-client-address", clientAddress(request, trustedProxies));

  const path = `/${(request.url ?? "/").replace(/^\/+/u, "")}`;
  const body = isRead(request) ? {} : { body: Readable.toWeb(bodyOf(request)), duplex: "half" as const };
  return new Request(new URL(path, siteUrl), {
    method: request.method ?? "GET",
    headers,
    signal: gone.signal,
    ...body,
  });
}
