import type { Locale } from "@circuit/contract/locales";
import { localeOfPath } from "@circuit/contract/urls/paths";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StaticError } from "#app/i18n/messages/static-errors.ts";
import { preferredLocale } from "#app/i18n/preferred-locale.ts";
import { isRead, pathOf, securityHeaders } from "./http/http-answer.ts";
import type { PlainAnswer } from "./http/plain-answer.ts";
import { staticErrorPage, staticErrorPagePolicy } from "./static-error-page.ts";

/** Values of `Retry-After`, in seconds. */
const retrySeconds = { busy: 10, opening: 5, tooManyForms: 900 };

const headers = {
  ...securityHeaders,
  "cache-control": "no-store",
  "content-security-policy": staticErrorPagePolicy,
};

/**
 * Answers that the site is overloaded: 503 with `Retry-After`, for browsers a static page that reloads by itself.
 */
export function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  // Closes the connection, as further requests on it would keep Node from accepting new ones. A form's connection stays
  // open, as browsers read the answer only after they have sent the whole body.
  if (isRead(request) && !response.headersSent) response.setHeader("connection", "close");
  sendLater(request, response, "busy", localeOfPath(pathOf(request)));
}

/**
 * Answers that the CMS is still starting: 503 with `Retry-After`, for browsers a static page that reloads by itself. It
 * is in the language of the path, or on the home page in the visitor's own.
 */
export function sendCmsStarting(request: IncomingMessage, response: ServerResponse): void {
  const { cookie, "accept-language": languages } = request.headers;
  const path = pathOf(request);
  const locale = path === "/" ? preferredLocale(cookie ?? null, languages ?? null) : localeOfPath(path);
  sendLater(request, response, "opening", locale);
}

/** Answers a malformed (400) or too long (414) URL; browsers get a static page with a link to the home page. */
export function sendUnreadable(request: IncomingMessage, response: ServerResponse, status: 400 | 414): void {
  const locale = localeOfPath(pathOf(request));
  send(request, response, { status, page: isHtmlAccepted(request) ? staticErrorPage("unreadable", locale) : null });
}

/** Answers a visitor who sent too many forms with a static page. */
export function tooManyFormsPage(path: string): PlainAnswer {
  const page = staticPage(429, "tooManyForms", path);
  page.headers.set("retry-after", String(retrySeconds.tooManyForms));
  return page;
}

/** Answers a POST that belongs to no form of the page with a static page. */
export function unknownFormPage(path: string, status: number): PlainAnswer {
  return staticPage(status, "unknownForm", path);
}

/**
 * Makes the static page in place of a missing or temporarily unavailable file; `null` for another status than 404, 429
 * and 503.
 */
export function missingFilePage(path: string, status: number): PlainAnswer | null {
  if (status === 404) return staticPage(status, "absent", path);
  return status === 429 || status === 503 ? staticPage(status, "unavailable", path) : null;
}

function staticPage(status: number, kind: StaticError, path: string): PlainAnswer {
  return {
    status,
    headers: new Headers({ ...headers, "content-type": "text/html; charset=utf-8" }),
    body: Buffer.from(staticErrorPage(kind, localeOfPath(path))),
  };
}

function sendLater(request: IncomingMessage, response: ServerResponse, kind: "busy" | "opening", locale: Locale): void {
  const seconds = retrySeconds[kind];
  const reloadSeconds = request.method === "GET" ? seconds : null;
  const page = isHtmlAccepted(request) ? staticErrorPage(kind, locale, reloadSeconds) : null;
  send(request, response, { status: 503, page, more: { "retry-after": String(seconds) } });
}

/** Tells whether a client accepts HTML, as browsers do when they navigate. */
export function isHtmlAccepted(request: IncomingMessage): boolean {
  return request.headers.accept?.includes("text/html") ?? false;
}

interface Answer {
  status: number;
  /** HTML; `null` for a client that doesn't accept it, which gets the status as text. */
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
