import type { IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { BoundedWork } from "./bounded-work.ts";
import { sendBusy } from "./light-answers.ts";
import { BusyError } from "./busy-error.ts";
import { clientAddress } from "./http/client-address.ts";
import { isRead, type Handler } from "./http/http-answer.ts";
import { isOwnOrigin } from "./http/request-origin.ts";
import { sendPlain } from "./http/send-answer.ts";
import { pagePathOf } from "./page-store/serving/page-key.ts";
import { whenGone } from "./http/when-gone.ts";

/**
 * Answers for one visitor that are made at a time, and that wait: what is read is made of
 * what lies ready, what is sent waits for its own upload.
 */
const limits = { reads: { atOnce: 4, waiting: 100 }, sends: { atOnce: 100, waiting: 0 } };

/** What the site knows of the way to it. */
interface Way {
  /** The site's own address: an address in the request is never trusted. */
  siteUrl: string;
  /** Tells of a path whether its answer is the same for everyone; any other is told to no cache. */
  isForEveryone?: (path: string) => boolean;
  /** Other names of the site. */
  names?: readonly string[];
  /** How many proxies before the site say truly whom they speak for. */
  trustedProxies?: number;
}

/**
 * Answers with the application: what is for one visitor or one moment only, such
 * as forms, redirects and errors.
 *
 * @param handle - The application, or in development the newest one.
 */
export function pages(handle: (request: Request) => Promise<Response>, way: Way): Handler {
  const { isForEveryone = () => true } = way;
  const reads = new BoundedWork(limits.reads);
  const sends = new BoundedWork(limits.sends);

  return async (request, response) => {
    const gone = whenGone(response);
    const isPrivate = !isForEveryone(pagePathOf(request.url ?? "/"));
    const work = async () => readInFull(await handle(toWebRequest(request, gone, way)), isPrivate);
    try {
      await sendPlain(await (isRead(request) ? reads : sends).run(work, gone), request, response);
    } catch (error) {
      if (error instanceof BusyError) sendBusy(request, response);
      else if (!gone.aborted) throw error;
    } finally {
      // A browser reads an answer once it has sent everything: what nobody wanted to read is let through.
      request.unpipe().resume();
    }
    return true;
  };
}

async function readInFull(answer: Response, isPrivate: boolean) {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  if (isPrivate) headers.set("cache-control", "private, no-store");
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
  signal: AbortSignal,
  { siteUrl, names = [], trustedProxies = 0 }: Way,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? []].flat()) headers.append(name, item);
  }

  // Ours alone: whatever a client says of itself is replaced.
  headers.set("x-client-address", clientAddress(request, trustedProxies));
  headers.delete("x-foreign-origin");
  if (!isRead(request)) {
    if (!isOwnOrigin(headers, { siteUrl, names })) headers.set("x-foreign-origin", "true");
    // The router would answer a visitor with a bare 'Bad Request'; the routes look at our own word.
    headers.delete("origin");
  }

  const path = `/${(request.url ?? "/").replace(/^\/+/u, "")}`;
  const body = isRead(request) ? {} : { body: Readable.toWeb(bodyOf(request)), duplex: "half" as const };
  return new Request(new URL(path, siteUrl), {
    method: request.method ?? "GET",
    headers,
    signal,
    ...body,
  });
}
