import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredLocale } from "#app/i18n/preferred-locale.ts";
import { isRead, type Handler } from "../http-answer.ts";
import { sendPlain } from "../send-answer.ts";
import { acceptedBodies, bestEncoding } from "./answer-heads.ts";
import { pagePathOf, toPageKey } from "./page-key.ts";
import type { PageKeeper } from "./page-keeper.ts";
import type { Rendered } from "./page-renderer.ts";
import type { StoredPage } from "./stored-page.ts";

/** Answers with stored pages; one whose time is over serves once more while it is made again. */
export function storedPages(keeper: PageKeeper): Handler {
  return (request, response) => {
    const address = addressOf(request);
    const page = address === null ? undefined : keeper.store.get(address);
    if (page === undefined) return false;
    if (page.isOutdated) return renewAndSend(page, keeper, request, response);

    if (page.entry.freshUntil <= Date.now()) keeper.refreshOld(page.entry.address);
    return sendPage(page, keeper, request, response);
  };
}

/**
 * Makes pages that aren't stored yet, keeps and answers them. What can't be kept
 * is answered once, or left to the application where the visitor's own address
 * matters.
 */
export function unstoredPages(keeper: PageKeeper): Handler {
  return (request, response) => {
    const address = addressOf(request);
    return address === null ? false : makeAndSend(address, request.url ?? "/", keeper, request, response);
  };
}

/** The address whose answer is the same for everyone; `null` for any other request. */
function addressOf(request: IncomingMessage): string | null {
  const key = isRead(request) ? toPageKey(request.url ?? "/") : null;
  return key === null || prefersAnotherHome(key.address, request) ? null : key.address;
}

/** Who comes from elsewhere to `/` and reads another language is sent on by the application. */
function prefersAnotherHome(address: string, { headers }: IncomingMessage): boolean {
  if (address !== "/" && address !== "/?app=1") return false;
  if (headers["sec-fetch-site"] === "same-origin") return false;
  return preferredLocale(headers.cookie ?? null, headers["accept-language"] ?? null) !== "nl";
}

function sendPage(
  page: StoredPage,
  keeper: PageKeeper,
  request: IncomingMessage,
  response: ServerResponse,
): boolean | Promise<boolean> {
  const { entry, heads } = page;
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
    if (read === null) return makeAndSend(entry.address, request.url ?? "/", keeper, request, response);
    sendBody(heads.full[encoding], read, request, response);
    return true;
  });
}

function sendBody(head: readonly string[], body: Buffer, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, [...head, "content-length", String(body.byteLength)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

async function makeAndSend(
  address: string,
  url: string,
  keeper: PageKeeper,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return sendMade(await keeper.make(address, "visitor"), address, url, keeper, request, response);
}

async function renewAndSend(
  page: StoredPage,
  keeper: PageKeeper,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return sendMade(await keeper.renew(page), page.entry.address, request.url ?? "/", keeper, request, response);
}

async function sendMade(
  made: StoredPage | Rendered,
  address: string,
  url: string,
  keeper: PageKeeper,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!("kept" in made)) return sendPage(made, keeper, request, response);
  // A redirect or error of a page speaks of the address as it was asked for.
  const isData = pagePathOf(address) !== address.split("?", 1)[0];
  if (made.kept || (url !== address && !isData)) return false;
  await sendPlain(made.answer, request, response);
  return true;
}

/** Whether a client has this very answer already; weak or strong makes no difference to a page. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//u, "") === etag);
}

function header(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(",") : value;
}
