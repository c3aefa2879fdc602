import type { IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { rateLimitKeyOfIp } from "#app/http/rate-limit-key-of-ip.server.ts";
import { smallBytes } from "#app/http/small-body.ts";
import { overloadedHeader } from "#app/http/overloaded.ts";
import { isForPage, noForm, sendBusy, tooManyForms } from "./error-answers.ts";
import { BusyError } from "./concurrency-limit.ts";
import { clientAddress } from "./http/client-address.ts";
import { mayBeForm, namesForm } from "./http/form-of-page.ts";
import { isRead, pathOf, type Handler } from "./http/http-answer.ts";
import { readBody, UnfinishedBodyError } from "./http/read-body.ts";
import { isOwnOrigin } from "./http/request-origin.ts";
import { sendPlain } from "./http/send-answer.ts";
import { readInFull, withFinishedPage, type PlainAnswer } from "./page-store/rendering/plain-answer.ts";
import { pagePathOf } from "./page-store/storage/page-key.ts";
import { createRequestPools, isForAccounts, type RequestPool } from "./request-pools.ts";
import { abortOnClose } from "./http/abort-on-close.ts";

/** How requests reach the site. */
interface Way {
  /** The site's own address: an address in the request is never trusted. */
  siteUrl: string;
  /** Tells whether the answer to a path is the same for everyone; any other must not be cached. */
  isForEveryone?: (path: string) => boolean;
  /** Tells whether a path is that of a page that may have forms, and takes nothing else. */
  takesForms?: (path: string) => boolean;
  /** Completes a page's HTML before it is sent. */
  finish?: (html: string) => string;
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
  const { isForEveryone = () => true, takesForms = () => false, finish = (html) => html } = way;
  const pools = createRequestPools();

  return async (request, response) => {
    const signal = abortOnClose(response);
    // A form of the page, or nothing that it takes.
    const isForm = !isRead(request) && takesForms(pagePathOf(request.url ?? "/"));
    const isPrivate = !isForEveryone(pagePathOf(request.url ?? "/"));
    const client = rateLimitKeyOfIp(clientAddress(request, way.trustedProxies ?? 0));
    const runIn = (pool: RequestPool, body: () => RequestInit, isOverloaded = false) => {
      const work = async () => {
        const webRequest = toWebRequest(request, { ...body(), signal }, way);
        if (isOverloaded) webRequest.headers.set(overloadedHeader, "true");
        const answer = await readInFull(await handle(webRequest));
        return withFinishedPage(asSent(answer, isPrivate, { path: pathOf(request), isForm }), finish);
      };
      return pool(client, work, signal);
    };
    const isOfAccounts = isForAccounts(request.url ?? "/");
    const answered = async () => {
      if (isRead(request)) return runIn(isOfAccounts ? pools.accountReads : pools.reads, () => ({}));
      if (isForm && !mayBeForm(request)) return withoutForm(pathOf(request), 400);
      if (!isSmall(request)) return runIn(pools.uploads, () => streamed(request));
      const body = await readBody(request);
      if (isForm && !namesForm(body)) return withoutForm(pathOf(request), 400);
      return isOfAccounts ? sentToAccounts({ body }) : runIn(pools.sends, () => ({ body }));
    };
    const sentToAccounts = async (form: RequestInit) => {
      try {
        return await runIn(pools.accountSends, () => form);
      } catch (error) {
        if (!(error instanceof BusyError) || !isForPage(request)) throw error;
        return runIn(pools.overloaded, () => form, true);
      }
    };
    try {
      await sendPlain(await answered(), request, response);
    } catch (error) {
      if (error instanceof BusyError) sendBusy(request, response);
      else if (!signal.aborted && !(error instanceof UnfinishedBodyError)) throw error;
    } finally {
      // Browsers read the answer only when they have sent it all.
      request.unpipe().resume();
    }
    return true;
  };
}

/** Whether a request is too small to hold files. */
function isSmall(request: IncomingMessage): boolean {
  return Number(request.headers["content-length"] ?? 0) <= smallBytes;
}

/** To what an answer is one: `isForm` to a form of the page at that path. */
interface Sent {
  path: string;
  isForm: boolean;
}

function asSent(answer: PlainAnswer, isPrivate: boolean, { path, isForm }: Sent): PlainAnswer {
  const { status, headers: made, body } = answer;
  if (status === 429 && body.byteLength === 0) return tooManySent(path);
  // The application draws no page for a form that the page hasn't.
  if (isForm && status >= 400 && status !== 405 && body.byteLength === 0) return withoutForm(path, status);
  const headers = new Headers(made);
  if (isPrivate) headers.set("cache-control", "private, no-store");
  return status === 405 ? onlyRead(headers) : { status, headers, body };
}

/** The page for who sends far too many forms: the application leaves it empty. */
function tooManySent(path: string): PlainAnswer {
  const { headers, body } = tooManyForms(path);
  return { status: 429, headers: new Headers(headers), body: Buffer.from(body) };
}

/** The page for what belongs to no form of the page: it takes no place in a pool, and nothing is drawn for it. */
function withoutForm(path: string, status: number): PlainAnswer {
  const { headers, body } = noForm(path);
  return { status, headers: new Headers(headers), body: Buffer.from(body) };
}

/** A plain 405, in place of the router's own error, which names no methods. */
function onlyRead(headers: Headers): PlainAnswer {
  headers.set("allow", headers.get("allow") ?? "GET, HEAD");
  headers.set("content-type", "text/plain; charset=utf-8");
  return { status: 405, headers, body: Buffer.from("405") };
}

/**
 * The body as a stream apart from the connection: a reader that stops
 * half-way must not close that before the answer.
 */
function streamed(request: IncomingMessage): RequestInit {
  const body = new PassThrough();
  request.once("error", (error) => body.destroy(error));
  return { body: Readable.toWeb(request.pipe(body)), duplex: "half" };
}

function toWebRequest(
  request: IncomingMessage,
  init: RequestInit,
  { siteUrl, names = [], trustedProxies = 0 }: Way,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? []].flat()) headers.append(name, item);
  }

  // Set by this server alone: a client's own values are replaced.
  headers.set("x-client-address", clientAddress(request, trustedProxies));
  headers.delete("x-foreign-origin");
  headers.delete(overloadedHeader);
  if (!isRead(request)) {
    if (!isOwnOrigin(headers, { siteUrl, names })) headers.set("x-foreign-origin", "true");
    // The router would answer a foreign origin with a bare 'Bad Request';
    // our routes read `x-foreign-origin` instead.
    headers.delete("origin");
  }

  const path = `/${(request.url ?? "/").replace(/^\/+/u, "")}`;
  return new Request(new URL(path, siteUrl), { ...init, method: request.method ?? "GET", headers });
}
