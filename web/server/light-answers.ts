import { localeOfPath } from "@circuit/contract/paths";
import type { IncomingMessage, ServerResponse } from "node:http";
import { busyMessages } from "#app/i18n/messages/busy.ts";
import { openingMessages } from "#app/i18n/messages/opening.ts";
import { tooManyFormsMessages } from "#app/i18n/messages/too-many-forms.ts";
import { unreadableMessages } from "#app/i18n/messages/unreadable.ts";
import { preferredLocale } from "#app/i18n/preferred-locale.ts";
import { isRead, pathOf, securityHeaders } from "./http/http-answer.ts";
import { lightPage, lightPagePolicy, type LightPage } from "./light-page.ts";

/** When a client should try again, in seconds. */
const retrySeconds = { busy: 10, opening: 5, forms: 900 };

const headers = {
  ...securityHeaders,
  "cache-control": "no-store",
  "content-security-policy": lightPagePolicy,
};

/**
 * Says that there is too much to do just now: 503 with `Retry-After`, for browsers a
 * light page that tries again by itself. It costs nothing to make.
 */
export function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  const locale = localeOfPath(pathOf(request));
  // Node lets in one connection at every turn: who asks on and on, on connections that are there, keeps others out. The
  // connection of a form stays, as browsers read the answer only when they have sent it all.
  if (isRead(request) && !response.headersSent) response.setHeader("connection", "close");
  sendLater(request, response, { words: busyMessages[locale], locale }, retrySeconds.busy);
}

/**
 * Says that the site is being filled for the first time, in the language of the address,
 * or on home the visitor's own: 503 with `Retry-After`, for browsers a light page that
 * tries again by itself.
 */
export function sendOpening(request: IncomingMessage, response: ServerResponse): void {
  const { cookie, "accept-language": languages } = request.headers;
  const path = pathOf(request);
  const locale = path === "/" ? preferredLocale(cookie ?? null, languages ?? null) : localeOfPath(path);
  sendLater(request, response, { words: openingMessages[locale], locale }, retrySeconds.opening);
}

/** Refuses an address that can't be read (400) or is too long (414); browsers get a light page that leads home. */
export function sendUnreadable(request: IncomingMessage, response: ServerResponse, status: 400 | 414): void {
  const locale = localeOfPath(pathOf(request));
  const page = isForPage(request) ? lightPage({ words: unreadableMessages[locale], locale }, null) : null;
  send(request, response, { status, page });
}

/** The page that tells who goes on sending forms to wait: HTML, and its headers. */
export function tooManyForms(path: string): { body: string; headers: Record<string, string> } {
  const locale = localeOfPath(path);
  return {
    body: lightPage({ words: tooManyFormsMessages[locale], locale }, null),
    headers: { ...headers, "retry-after": String(retrySeconds.forms), "content-type": "text/html; charset=utf-8" },
  };
}

function sendLater(request: IncomingMessage, response: ServerResponse, light: LightPage, seconds: number): void {
  const page = isForPage(request) ? lightPage(light, request.method === "GET" ? seconds : null) : null;
  send(request, response, { status: 503, page, more: { "retry-after": String(seconds) } });
}

/** Tells whether a client takes a page for an answer, as browsers do. */
export function isForPage(request: IncomingMessage): boolean {
  return request.headers.accept?.includes("text/html") ?? false;
}

interface Answer {
  status: number;
  /** HTML; `null` when the client doesn't ask for a page: then the body is the status as text. */
  page: string | null;
  more?: Record<string, string>;
}

function send(request: IncomingMessage, response: ServerResponse, { status, page, more = {} }: Answer): void {
  if (response.destroyed || response.headersSent) return;
  const body = page ?? String(status);
  response.writeHead(status, {
    ...headers,
    ...more,
    "content-type": `text/${page === null ? "plain" : "html"}; charset=utf-8`,
    "content-length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
