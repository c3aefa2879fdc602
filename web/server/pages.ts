import type { IncomingMessage } from "node:http";
import { PassThrough, Readable } from "node:stream";
import { rateLimitKeyOfIp } from "#app/http/rate-limit-key-of-ip.server.ts";
import { smallBodyBytes } from "#app/http/small-body.ts";
import { overloadedHeader } from "#app/http/overloaded.ts";
import { isHtmlAccepted, unknownFormPage, sendBusy, tooManyFormsPage } from "./error-answers.ts";
import { BusyError } from "./concurrency-limit.ts";
import { clientAddress } from "./http/client-address.ts";
import { hasFormHeaders, hasFormName } from "./http/form-of-page.ts";
import { isRead, pathOf, type Handler } from "./http/http-answer.ts";
import { readBody, UnfinishedBodyError } from "./http/read-body.ts";
import { isOwnOrigin } from "./http/request-origin.ts";
import { sendPlain } from "./http/send-answer.ts";
import { readInFull, withFinishedPage, type PlainAnswer } from "./http/plain-answer.ts";
import { pagePathOf } from "./page-store/storage/page-key.ts";
import { createRequestPools, isForAccounts, type RequestPool } from "./request-pools.ts";
import { abortOnClose } from "./http/abort-on-close.ts";

/** Options of {@link applicationPages}. */
interface PagesOptions {
  /** The site's URL, as the request's `Host` isn't trusted. */
  siteUrl: string;
  /** Tells whether the answer to a path is the same for everyone; other answers must not be cached. */
  isForEveryone?: (path: string) => boolean;
  /** Tells whether a path is a page for everyone that may have forms. */
  takesForms?: (path: string) => boolean;
  /** Completes a page's HTML before it is sent. */
  finish?: (html: string) => string;
  /** Other host names of the site. */
  names?: readonly string[];
  /** Number of proxies in front of the site that append the client's IP address to `X-Forwarded-For`. */
  trustedProxies?: number;
}

/** Answers all that is never stored with the application: pages for one visitor, forms, redirects and errors. */
export function applicationPages(handle: (request: Request) => Promise<Response>, way: PagesOptions): Handler {
  const { isForEveryone = () => true, takesForms = () => false, finish = (html) => html } = way;
  const pools = createRequestPools();

  return async (request, response) => {
    const signal = abortOnClose(response);
    // Such a page accepts no POST but of its own forms.
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
      if (isForm && !hasFormHeaders(request)) return unknownFormPage(pathOf(request), 400);
      if (!isSmall(request)) return runIn(pools.uploads, () => streamed(request));
      const body = await readBody(request);
      if (isForm && !hasFormName(body)) return unknownFormPage(pathOf(request), 400);
      return isOfAccounts ? sentToAccounts({ body }) : runIn(pools.sends, () => ({ body }));
    };
    const sentToAccounts = async (form: RequestInit) => {
      try {
        return await runIn(pools.accountSends, () => form);
      } catch (error) {
        if (!(error instanceof BusyError) || !isHtmlAccepted(request)) throw error;
        return runIn(pools.overloaded, () => form, true);
      }
    };
    try {
      await sendPlain(await answered(), request, response);
    } catch (error) {
      if (error instanceof BusyError) sendBusy(request, response);
      else if (!signal.aborted && !(error instanceof UnfinishedBodyError)) throw error;
    } finally {
      // Drains the rest of the body, as browsers read the answer only after they have sent it.
      request.unpipe().resume();
    }
    return true;
  };
}

/** Tells whether a request's body is too small to contain files. */
function isSmall(request: IncomingMessage): boolean {
  return Number(request.headers["content-length"] ?? 0) <= smallBodyBytes;
}

/** The request of an answer; `isForm` for a POST to a page that may have forms. */
interface Sent {
  path: string;
  isForm: boolean;
}

function asSent(answer: PlainAnswer, isPrivate: boolean, { path, isForm }: Sent): PlainAnswer {
  const { status, headers: made, body } = answer;
  // The application leaves these bodies empty: over the rate limit of forms, and for a form that the page doesn't have.
  if (status === 429 && body.byteLength === 0) return tooManyFormsPage(path);
  if (isForm && status >= 400 && status !== 405 && body.byteLength === 0) return unknownFormPage(path, status);
  const headers = new Headers(made);
  if (isPrivate) headers.set("cache-control", "private, no-store");
  return status === 405 ? onlyRead(headers) : { status, headers, body };
}

/** Makes a 405 with the `Allow` header that the router's own error lacks. */
function onlyRead(headers: Headers): PlainAnswer {
  headers.set("allow", headers.get("allow") ?? "GET, HEAD");
  headers.set("content-type", "text/plain; charset=utf-8");
  return { status: 405, headers, body: Buffer.from("405") };
}

/**
 * Streams the body through a separate stream, so that a reader that stops half-way doesn't close the connection before
 * the answer.
 */
function streamed(request: IncomingMessage): RequestInit {
  const body = new PassThrough();
  request.once("error", (error) => body.destroy(error));
  return { body: Readable.toWeb(request.pipe(body)), duplex: "half" };
}

function toWebRequest(
  request: IncomingMessage,
  init: RequestInit,
  { siteUrl, names = [], trustedProxies = 0 }: PagesOptions,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? []].flat()) headers.append(name, item);
  }

  // Internal headers: replaces or deletes those that a client sent.
  headers.set("x-client-address", clientAddress(request, trustedProxies));
  headers.delete("x-foreign-origin");
  headers.delete(overloadedHeader);
  if (!isRead(request)) {
    if (!isOwnOrigin(headers, { siteUrl, names })) headers.set("x-foreign-origin", "true");
    // The router would answer a foreign origin with a bare 'Bad Request'; the routes read `x-foreign-origin` instead.
    headers.delete("origin");
  }

  const path = `/${(request.url ?? "/").replace(/^\/+/u, "")}`;
  return new Request(new URL(path, siteUrl), { ...init, method: request.method ?? "GET", headers });
}
