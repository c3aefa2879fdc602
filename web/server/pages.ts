import type { IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { addressKey } from "#app/http/address-key.server.ts";
import { smallBytes } from "#app/http/small-body.ts";
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
 * Most requests for one visitor's answers that run at a time, and that wait. A read is
 * quick; a form that is sent takes as long as its upload. One client address may send only
 * a few at a time, so that it can't take the slots of all others.
 */
const limits = {
  reads: { atOnce: 4, waiting: 100 },
  sends: { atOnce: 100, waiting: 0 },
  sendsOfAddress: { atOnce: 8, waiting: 32 },
};

/** How long a body without files may take to come in, in milliseconds. */
const smallMs = 30_000;

/** How requests reach the site. */
interface Way {
  /** The site's own address: an address in the request is never trusted. */
  siteUrl: string;
  /** Tells whether the answer to a path is the same for everyone; any other must not be cached. */
  isForEveryone?: (path: string) => boolean;
  /** Other names of the site. */
  names?: readonly string[];
  /** How many proxies in front of the site append the client's address to `X-Forwarded-For`. */
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
  const sendsOf = new Map<string, BoundedWork>();

  /**
   * Queues a request with those of its client address first, then with
   * all. An empty queue of an address is dropped.
   */
  const send = async <Value>(request: IncomingMessage, work: () => Promise<Value>, gone: AbortSignal) => {
    const sender = addressKey(clientAddress(request, way.trustedProxies ?? 0));
    const own = sendsOf.get(sender) ?? new BoundedWork(limits.sendsOfAddress);
    sendsOf.set(sender, own);
    try {
      return await own.run(() => sends.run(work, gone), gone);
    } finally {
      if (own.isIdle) sendsOf.delete(sender);
    }
  };

  return async (request, response) => {
    const gone = whenGone(response);
    const isPrivate = !isForEveryone(pagePathOf(request.url ?? "/"));
    const work = async () => readInFull(await handle(toWebRequest(request, gone, way)), isPrivate);
    const stopWaiting = isRead(request) ? () => undefined : boundUpload(request);
    try {
      const answer = isRead(request) ? reads.run(work, gone) : send(request, work, gone);
      await sendPlain(await answer, request, response);
    } catch (error) {
      if (error instanceof BusyError) sendBusy(request, response);
      else if (!gone.aborted) throw error;
    } finally {
      stopWaiting();
      // Browsers read the answer only when they have sent the whole body, so the unread rest is discarded.
      request.unpipe().resume();
    }
    return true;
  };
}

/**
 * Closes the connection when a small body takes too long, as an idle upload holds a slot. A large body, or one of
 * unknown length, has the server's own deadline.
 *
 * @returns Cancels the deadline.
 */
function boundUpload(request: IncomingMessage): () => void {
  if (Number(request.headers["content-length"] ?? Infinity) > smallBytes) return () => undefined;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, smallMs);
  return () => clearTimeout(timer);
}

async function readInFull(answer: Response, isPrivate: boolean) {
  const { status } = answer;
  const headers = new Headers(answer.headers);
  if (isPrivate) headers.set("cache-control", "private, no-store");
  if (status === 405) return onlyRead(headers);
  return { status, headers, body: new Uint8Array(await answer.arrayBuffer()) };
}

/** A plain 405, in place of the router's own error. */
function onlyRead(headers: Headers) {
  headers.set("allow", "GET, HEAD");
  headers.set("content-type", "text/plain; charset=utf-8");
  return { status: 405, headers, body: new TextEncoder().encode("405") };
}

/**
 * The body as a stream apart from the connection: a reader that stops
 * half-way must not close that before the answer.
 */
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

  // Set by this server alone: a client's own values are replaced.
  headers.set("x-client-address", clientAddress(request, trustedProxies));
  headers.delete("x-foreign-origin");
  if (!isRead(request)) {
    if (!isOwnOrigin(headers, { siteUrl, names })) headers.set("x-foreign-origin", "true");
    // The router would answer a foreign origin with a bare 'Bad Request';
    // our routes read `x-foreign-origin` instead.
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
