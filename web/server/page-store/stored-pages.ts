import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredLocale } from "#app/i18n/preferred-locale.ts";
import { log } from "#app/log.server.ts";
import { sendBusy } from "../light-answers.ts";
import { BusyError } from "../busy-error.ts";
import { isRead, securityHeaders, type Handler } from "../http-answer.ts";
import { sendPlain } from "../send-answer.ts";
import { whenGone } from "../when-gone.ts";
import { acceptedBodies, bestEncoding } from "./answer-heads.ts";
import { toPageKey, type PageKey } from "./page-key.ts";
import type { PageKeeper } from "./page-keeper.ts";
import type { Rendered } from "./page-renderer.ts";
import type { StoredPage } from "./stored-page.ts";

/** Answers with stored pages; one whose time is over serves once more while it is made again. */
export function storedPages(keeper: PageKeeper): Handler {
  return (request, response) => {
    const key = keyOf(request);
    const page = key === null ? undefined : keeper.store.get(key.address);
    if (page === undefined) return false;
    if (page.isOutdated) return sendMade(() => keeper.renew(page), page.entry.address, { keeper, request, response });

    if (page.entry.freshUntil <= Date.now()) keeper.refreshOld(page.entry.address);
    return sendPage(page, { keeper, request, response });
  };
}

/**
 * Makes pages that aren't stored yet, keeps and answers them. What can't be kept
 * is answered once, or left to the application where the visitor's own address
 * matters. When too many wait already, the answer is a 503.
 */
export function unstoredPages(keeper: PageKeeper): Handler {
  return (request, response) => {
    const key = keyOf(request);
    if (key === null) return false;
    const make = (gone: AbortSignal) => keeper.make(key.address, keeper.urgencyOf(key), gone);
    return sendMade(make, key.address, { keeper, request, response });
  };
}

/**
 * Answers browsers that fetch a page's data before anybody asks for the page
 * (`boot/stored-data.ts`), where it isn't stored yet. What can't be had just now is an
 * empty 204: an error would stand in the visitor's console, and nobody waits for it.
 */
export function pagesFetchedAhead(keeper: PageKeeper): Handler {
  return (request, response) => {
    const key = request.headers["purpose"] === "prefetch" ? keyOf(request) : null;
    return key === null ? false : sendAhead(key.address, { keeper, request, response });
  };
}

async function sendAhead(address: string, exchange: Exchange): Promise<boolean> {
  const { keeper, response } = exchange;
  const made = await keeper.makeAhead(address, whenGone(response)).catch((error: unknown) => {
    log.warn("Page can't be made ahead", { path: address, reason: String(error) });
    return null;
  });
  if (made !== null) return sendPage(made, exchange);
  response.writeHead(204, { ...securityHeaders, "cache-control": "no-store" }).end();
  return true;
}

/** A request, and what answers it. */
interface Exchange {
  keeper: PageKeeper;
  request: IncomingMessage;
  response: ServerResponse;
}

/** The key of what is the same for everyone; `null` for any other request. */
function keyOf(request: IncomingMessage): PageKey | null {
  const key = isRead(request) ? toPageKey(request.url ?? "/") : null;
  return key === null || prefersAnotherHome(key.address, request) ? null : key;
}

/** Who comes from elsewhere to `/` and reads another language is sent on by the application. */
function prefersAnotherHome(address: string, { headers }: IncomingMessage): boolean {
  if (address !== "/" && address !== "/?app=1") return false;
  if (headers["sec-fetch-site"] === "same-origin") return false;
  return preferredLocale(headers.cookie ?? null, headers["accept-language"] ?? null) !== "nl";
}

function sendPage(page: StoredPage, exchange: Exchange): boolean | Promise<boolean> {
  const { entry, heads } = page;
  const { keeper, request, response } = exchange;
  if (matches(request.headers["if-none-match"], entry.etag)) {
    response.writeHead(304, [...heads.unchanged]);
    response.end();
    return true;
  }

  const encoding = bestEncoding(entry, acceptedBodies(header(request.headers["accept-encoding"])));
  const body = keeper.store.body(page, encoding);
  if (Buffer.isBuffer(body)) {
    sendBody(heads.full[encoding], body, request, response);
    return true;
  }
  return body.then((read) => {
    if (read === null) return sendMade((gone) => keeper.make(entry.address, "visitor", gone), entry.address, exchange);
    sendBody(heads.full[encoding], read, request, response);
    return true;
  });
}

function sendBody(head: readonly string[], body: Buffer, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, [...head, "content-length", String(body.byteLength)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Sends what is made for an address, once it is there. */
async function sendMade(
  make: (gone: AbortSignal) => Promise<StoredPage | Rendered>,
  address: string,
  exchange: Exchange,
): Promise<boolean> {
  const { keeper, request, response } = exchange;
  const gone = whenGone(response);
  try {
    const made = await make(gone);
    if (!("kept" in made)) return await sendPage(made, exchange);
    const { url = "/" } = request;
    const isAsAsked = isAskedFor(address, url);
    if (made.kept || (!isAsAsked && made.answer.status < 400)) return false;
    const spoken = isAsAsked ? made : await keeper.makeOnce(url, gone);
    if (spoken.kept) return false;
    await sendPlain(spoken.answer, request, response);
    return true;
  } catch (error) {
    if (gone.aborted) return true;
    if (!(error instanceof BusyError)) throw error;
    sendBusy(request, response);
    return true;
  }
}

/** A redirect or error speaks of the address as it was asked for; only a file of stored data speaks of none. */
function isAskedFor(address: string, url: string): boolean {
  if (address.split("?", 1)[0]?.endsWith("/_payload.json")) return true;
  const [path, search = ""] = url.split("?", 2);
  const [ownPath, ownSearch = ""] = address.split("?", 2);
  const sorted = (text: string) => {
    const query = new URLSearchParams(text);
    query.sort();
    return String(query);
  };
  return path === ownPath && sorted(search) === sorted(ownSearch);
}

/** Whether a client has this very answer already; weak or strong makes no difference to a page. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//u, "") === etag);
}

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(",") : value;
}
