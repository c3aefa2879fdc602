import type { IncomingMessage, ServerResponse } from "node:http";
import { addressKey } from "#app/http/address-key.server.ts";
import { preferredLocale } from "#app/i18n/preferred-locale.ts";
import { log } from "#app/log.server.ts";
import { sendBusy } from "../../error-answers.ts";
import { BusyError } from "../../concurrency-limit.ts";
import { clientAddress } from "../../http/client-address.ts";
import { acceptedEncodings } from "../../http/compression.ts";
import { isUnchanged } from "../../http/conditional-request.ts";
import { isRead, securityHeaders, type Handler } from "../../http/http-answer.ts";
import { sendPlain } from "../../http/send-answer.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { bestEncoding, proxyExpiry } from "../storage/response-headers.ts";
import { payloadEnding, toPageKey, type PageKey } from "../storage/page-key.ts";
import type { PageRevalidator } from "../refresh/page-revalidator.ts";
import type { Asker, Rendered } from "../rendering/page-renderer.ts";
import type { StoredPage } from "../storage/stored-page.ts";

/** What the handlers of stored pages need to know. */
interface Way {
  /** Tells whether there is a content system to refresh from; it may still be starting. */
  canRefresh?: () => boolean;
  /** How many proxies in front of the site append the client's address to `X-Forwarded-For`. */
  trustedProxies?: number;
}

/** Answers with stored pages; a stale one is served while it is refreshed. */
export function storedPages(
  revalidator: PageRevalidator,
  { canRefresh = () => true, trustedProxies = 0 }: Way = {},
): Handler {
  return (request, response) => {
    const key = keyOf(request);
    const page = key === null ? undefined : revalidator.store.get(key.address);
    if (page === undefined) return false;
    page.visits += 1;
    const exchange = { revalidator, request, response, trustedProxies };
    if (!canRefresh()) return sendPage(page, exchange);
    if (page.isOutdated) return sendRendered(() => revalidator.renew(page), page.entry.address, exchange);

    if (page.entry.freshUntil <= Date.now()) revalidator.refreshOld(page.entry.address);
    return sendPage(page, exchange);
  };
}

/**
 * Renders pages that aren't stored yet, stores and sends them. An answer that may not be stored is only sent. One
 * for a single visitor is left to `pages.ts`. When the queue is full, the answer is a 503.
 */
export function unstoredPages(revalidator: PageRevalidator, { trustedProxies = 0 }: Way = {}): Handler {
  return (request, response) => {
    const key = keyOf(request);
    if (key === null || !revalidator.isForEveryone(key.address)) return false;
    const make = (asker: Asker) => revalidator.make(key.address, revalidator.urgencyOf(key), asker);
    return sendRendered(make, key.address, { revalidator, request, response, trustedProxies });
  };
}

/**
 * Answers prefetches of page data (`boot/stored-data.ts`) that isn't stored yet. When it can't be rendered right
 * now the answer is an empty 204: an error would show in the visitor's console, and nobody is waiting.
 */
export function pagesFetchedAhead(revalidator: PageRevalidator, { trustedProxies = 0 }: Way = {}): Handler {
  return (request, response) => {
    const key = request.headers["purpose"] === "prefetch" ? keyOf(request) : null;
    if (key === null) return false;
    return revalidator.isForEveryone(key.address)
      ? sendAhead(key.address, { revalidator, request, response, trustedProxies })
      : sendNothing(response);
  };
}

async function sendAhead(address: string, exchange: Exchange): Promise<boolean> {
  const { revalidator, response } = exchange;
  const made = await revalidator.makeAhead(address, askerOf(exchange)).catch((error: unknown) => {
    log.info("Page can't be made ahead", { path: address, reason: String(error) });
    return null;
  });
  return made === null ? sendNothing(response) : sendPage(made, exchange);
}

function sendNothing(response: ServerResponse): true {
  response.writeHead(204, { ...securityHeaders, "cache-control": "no-store" }).end();
  return true;
}

/** A request, and what answers it. */
interface Exchange {
  revalidator: PageRevalidator;
  request: IncomingMessage;
  response: ServerResponse;
  trustedProxies: number;
}

function askerOf({ request, response, trustedProxies }: Exchange): Asker {
  return { gone: abortOnClose(response), client: addressKey(clientAddress(request, trustedProxies)) };
}

/** The key of the stored answer to a request; `null` when a stored answer wouldn't fit it. */
function keyOf(request: IncomingMessage): PageKey | null {
  const key = isRead(request) ? toPageKey(request.url ?? "/") : null;
  return key === null || prefersAnotherHome(key.address, request) ? null : key;
}

/** A visitor who arrives at `/` from elsewhere and prefers another language is redirected by the application. */
function prefersAnotherHome(address: string, { headers }: IncomingMessage): boolean {
  if (address !== "/" && !address.startsWith("/?")) return false;
  if (headers["sec-fetch-site"] === "same-origin") return false;
  return preferredLocale(headers.cookie ?? null, headers["accept-language"] ?? null) !== "nl";
}

function sendPage(page: StoredPage, exchange: Exchange): boolean | Promise<boolean> {
  const { entry, heads } = page;
  const { revalidator, request, response, trustedProxies } = exchange;
  if (isUnchanged(request, entry.etag)) {
    response.writeHead(304, [...heads.unchanged]);
    response.end();
    return true;
  }

  const encoding = bestEncoding(entry, acceptedEncodings(request.headers["accept-encoding"]));
  const head = trustedProxies > 0 ? [...heads.full[encoding], ...proxyExpiry(entry)] : heads.full[encoding];
  const body = revalidator.store.body(page, encoding);
  if (Buffer.isBuffer(body)) {
    sendBody(head, body, request, response);
    return true;
  }
  return body.then((read) => {
    if (read === null)
      return sendRendered((asker) => revalidator.make(entry.address, "visitor", asker), entry.address, exchange);
    sendBody(head, read, request, response);
    return true;
  });
}

function sendBody(head: readonly string[], body: Buffer, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, [...head, "content-length", String(body.byteLength)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Sends the answer to an address once it is rendered.
 *
 * @returns `false` to leave the request to the next handler.
 */
async function sendRendered(
  make: (asker: Asker) => Promise<StoredPage | Rendered>,
  address: string,
  exchange: Exchange,
): Promise<boolean> {
  const { revalidator, request, response } = exchange;
  const asker = askerOf(exchange);
  try {
    const made = await make(asker);
    if (!("kept" in made)) return await sendPage(made, exchange);
    const { url = "/" } = request;
    const isAsRequested = isRequested(address, url);
    if (made.kept || (!isAsRequested && made.answer.status < 400)) return false;
    const spoken = isAsRequested ? made : await revalidator.makeOnce(url, asker);
    if (spoken.kept) return false;
    await sendPlain(spoken.answer, request, response);
    return true;
  } catch (error) {
    if (asker.gone.aborted) return true;
    if (!(error instanceof BusyError)) throw error;
    sendBusy(request, response);
    return true;
  }
}

/** Whether the rendered address is the requested one: redirects and errors name it. A payload names none. */
function isRequested(address: string, url: string): boolean {
  if (address.split("?", 1)[0]?.endsWith(payloadEnding)) return true;
  const [path, search = ""] = url.split("?", 2);
  const [ownPath, ownSearch = ""] = address.split("?", 2);
  const sorted = (text: string) => {
    const query = new URLSearchParams(text);
    query.sort();
    return String(query);
  };
  return path === ownPath && sorted(search) === sorted(ownSearch);
}
