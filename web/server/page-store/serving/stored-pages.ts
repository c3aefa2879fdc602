import type { IncomingMessage, ServerResponse } from "node:http";
import { pageDataFolder } from "@circuit/contract/urls/own-paths";
import { rateLimitKeyOfIp } from "#app/http/rate-limit-key-of-ip.server.ts";
import { preferredLocale } from "#app/i18n/preferred-locale.ts";
import { log } from "#app/log.server.ts";
import { BusyError } from "../../concurrency-limit.ts";
import { sendBusy } from "../../error-answers.ts";
import { abortOnClose } from "../../http/abort-on-close.ts";
import { clientAddress } from "../../http/client-address.ts";
import { acceptedEncodings } from "../../http/compression.ts";
import { isUnchanged } from "../../http/conditional-request.ts";
import { isRead, pathOf, securityHeaders, type Handler } from "../../http/http-answer.ts";
import { sendPlain } from "../../http/send-answer.ts";
import type { PageRevalidator } from "../refresh/page-revalidator.ts";
import type { Rendered } from "../rendering/page-renderer.ts";
import type { RenderRequest } from "../rendering/render-queue.ts";
import { isDataOfNoPage, payloadEnding, pageKeyOf } from "../storage/page-key.ts";
import type { PageStore } from "../storage/page-store.ts";
import { proxyExpiry, type PreparedAnswer, type StoredPage } from "../storage/stored-page.ts";

interface Options {
  /** Tells whether the CMS has started, so that stale pages can be refreshed. */
  canRefresh?: () => boolean;
  /** Number of proxies in front of the site that append the client's IP address to `X-Forwarded-For`. */
  trustedProxies?: number;
}

/** Answers with stored pages, also with stale ones while they are refreshed. */
export function storedPages(
  revalidator: PageRevalidator,
  { canRefresh = () => true, trustedProxies = 0 }: Options = {},
): Handler {
  return (request, response) => {
    const key = keyOf(request);
    const page = key === null ? undefined : revalidator.store.get(key);
    if (page === undefined) return false;
    const exchange = { revalidator, request, response, trustedProxies };
    if (page.isOutdated && canRefresh()) return sendMade(() => revalidator.renew(page), page.entry.address, exchange);

    if (page.entry.freshUntil <= Date.now() && canRefresh()) revalidator.refreshOld(page.entry.address);
    return sendPage(page, exchange);
  };
}

/**
 * Renders, stores and sends pages that aren't stored yet, or only sends them if they may not be stored. Leaves pages
 * for one visitor to `pages.ts`. Answers 503 when the queue is full.
 */
export function unstoredPages(revalidator: PageRevalidator, { trustedProxies = 0 }: Options = {}): Handler {
  return (request, response) => {
    const key = keyOf(request);
    if (key === null) return false;
    const exchange = { revalidator, request, response, trustedProxies };
    const isForEveryone = revalidator.renderer.isForEveryone(key);
    if (request.headers["purpose"] === "prefetch") return sendAhead(isForEveryone ? key : null, exchange);
    const make = (renderRequest: RenderRequest) => revalidator.make(key, revalidator.urgencyOf(key), renderRequest);
    return isForEveryone && sendMade(make, key, exchange);
  };
}

/**
 * Answers a prefetch of page data (`boot/stored-data.ts`); with an empty 204 if it can't be rendered right now, as an
 * error would show in the visitor's console.
 */
async function sendAhead(address: string | null, exchange: Exchange): Promise<boolean> {
  const { revalidator, response } = exchange;
  const made =
    address === null || revalidator.renderer.queue.isBehind()
      ? null
      : await revalidator.make(address, "search", renderRequestOf(exchange)).catch((error: unknown) => {
          log.info("Page can't be made ahead", { path: address, reason: String(error) });
          return null;
        });
  if (made !== null && !("kept" in made)) return sendPage(made, exchange);
  response.writeHead(204, { ...securityHeaders, "cache-control": "no-store" }).end();
  return true;
}

interface Exchange {
  revalidator: PageRevalidator;
  request: IncomingMessage;
  response: ServerResponse;
  trustedProxies: number;
}

function renderRequestOf({ request, response, trustedProxies }: Exchange): RenderRequest {
  return { signal: abortOnClose(response), client: rateLimitKeyOfIp(clientAddress(request, trustedProxies)) };
}

/** Returns the key of the stored answer to a request; `null` for a request that no stored answer fits. */
function keyOf(request: IncomingMessage): string | null {
  const key = isRead(request) ? pageKeyOf(request.url ?? "/") : null;
  return key === null || prefersAnotherHome(key, request) ? null : key;
}

/** Tells whether the application redirects the visitor from `/` to another language, on arrival from elsewhere. */
function prefersAnotherHome(address: string, { headers }: IncomingMessage): boolean {
  if (address !== "/" && !address.startsWith("/?")) return false;
  if (headers["sec-fetch-site"] === "same-origin") return false;
  return preferredLocale(headers.cookie ?? null, headers["accept-language"] ?? null) !== "nl";
}

function sendPage(page: StoredPage, exchange: Exchange): boolean | Promise<boolean> {
  const { revalidator, request, response } = exchange;
  const { address, etag } = page.entry;
  if (isUnchanged(request, etag)) {
    response.writeHead(304, [...page.unchanged]);
    response.end();
    return true;
  }

  const answer = revalidator.store.answer(page, acceptedEncodings(request.headers["accept-encoding"]));
  if (!(answer instanceof Promise)) return sendAnswer(answer, address, exchange);
  return answer.then((read) =>
    read === null
      ? sendMade((renderRequest) => revalidator.make(address, "visitor", renderRequest), address, exchange)
      : sendAnswer(read, address, exchange),
  );
}

function sendAnswer(
  { headers, body }: PreparedAnswer,
  address: string,
  { request, response, trustedProxies }: Pick<Exchange, "request" | "response" | "trustedProxies">,
): true {
  response.writeHead(200, trustedProxies > 0 ? [...headers, ...proxyExpiry(address)] : [...headers]);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/**
 * Renders and sends the answer to a URL path.
 *
 * @returns `false` to leave the request to the next handler.
 */
async function sendMade(
  make: (renderRequest: RenderRequest) => Promise<StoredPage | Rendered>,
  address: string,
  exchange: Exchange,
): Promise<boolean> {
  const { revalidator, request, response } = exchange;
  const { url = "/" } = request;
  const renderRequest = renderRequestOf(exchange);
  try {
    const made = await make(renderRequest);
    if (!("kept" in made)) return await sendPage(made, exchange);
    // Redirects and errors contain the requested URL, so they need a render with it; a payload doesn't.
    const isAsRequested = url === address || pathOf(request).endsWith(payloadEnding);
    if (made.kept || (!isAsRequested && made.answer.status < 400)) return false;
    const spoken = isAsRequested ? made : await revalidator.renderer.render(url, "unknown", renderRequest);
    if (spoken.kept) return false;
    await sendPlain(spoken.answer, request, response);
    return true;
  } catch (error) {
    if (renderRequest.signal.aborted) return true;
    if (!(error instanceof BusyError)) throw error;
    sendBusy(request, response);
    return true;
  }
}

const dataPath = new RegExp(`^${pageDataFolder}[\\w-]{22}\\.txt$`, "u");

/**
 * Answers `/_data/{digest}.txt`: the loaders' data of a stored page.
 *
 * @param onMissing - Called with the path of missing data, to which a page may still refer.
 */
export function pageDataAnswer(store: PageStore, onMissing: (address: string) => void): Handler {
  return async (request, response) => {
    const path = pathOf(request);
    if (!isRead(request) || !path.startsWith(pageDataFolder)) return false;

    const data = dataPath.test(path) ? await store.find(path) : null;
    const answer = data && (await store.answer(data, acceptedEncodings(request.headers["accept-encoding"])));
    if (answer !== null) return sendAnswer(answer, path, { request, response, trustedProxies: 0 });
    onMissing(path);
    response.writeHead(404, { ...securityHeaders, "cache-control": "no-store" }).end();
    return true;
  };
}

/** Answers 404 to a request for the loaders' data of a path that isn't a page. */
export const missingPageData: Handler = (request, response) => {
  if (!isDataOfNoPage(pathOf(request))) return false;
  response.writeHead(404, { ...securityHeaders, "cache-control": "private, no-store" }).end();
  return true;
};
