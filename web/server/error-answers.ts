import type { Locale } from "@circuit/contract/locales";
import { localeOfPath } from "@circuit/contract/urls/paths";
import type { IncomingMessage, ServerResponse } from "node:http";
import { busyMessages } from "#app/i18n/messages/busy.ts";
import { en } from "#app/i18n/messages/en.ts";
import { nl } from "#app/i18n/messages/nl.ts";
import { missingFormMessages } from "#app/i18n/messages/no-form.ts";
import { openingMessages } from "#app/i18n/messages/opening.ts";
import { tooManyFormsMessages } from "#app/i18n/messages/too-many-forms.ts";
import { unreadableMessages } from "#app/i18n/messages/unreadable.ts";
import { preferredLocale } from "#app/i18n/preferred-locale.ts";
import { isRead, pathOf, securityHeaders } from "./http/http-answer.ts";
import type { PlainAnswer } from "./http/plain-answer.ts";
import { staticErrorPage, staticErrorPagePolicy, type StaticErrorPage } from "./static-error-page.ts";

/** Values of `Retry-After`, in seconds. */
const retrySeconds = { busy: 10, opening: 5, forms: 900 };

const headers = {
  ...securityHeaders,
  "cache-control": "no-store",
  "content-security-policy": staticErrorPagePolicy,
};

/**
 * Answers that the site is overloaded: 503 with `Retry-After`, for browsers a static page that reloads by itself.
 */
export function sendBusy(request: IncomingMessage, response: ServerResponse): void {
  const locale = localeOfPath(pathOf(request));
  // Closes the connection, as further requests on it would keep Node from accepting new ones. A form's connection stays
  // open, as browsers read the answer only after they have sent the whole body.
  if (isRead(request) && !response.headersSent) response.setHeader("connection", "close");
  sendLater(request, response, { words: busyMessages[locale], locale }, retrySeconds.busy);
}

/**
 * Answers that the CMS is still starting: 503 with `Retry-After`, for browsers a static page that reloads by itself. It
 * is in the language of the path, or on the home page in the visitor's own.
 */
export function sendCmsStarting(request: IncomingMessage, response: ServerResponse): void {
  const { cookie, "accept-language": languages } = request.headers;
  const path = pathOf(request);
  const locale = path === "/" ? preferredLocale(cookie ?? null, languages ?? null) : localeOfPath(path);
  sendLater(request, response, { words: openingMessages[locale], locale }, retrySeconds.opening);
}

/** Answers a malformed (400) or too long (414) URL; browsers get a static page with a link to the home page. */
export function sendUnreadable(request: IncomingMessage, response: ServerResponse, status: 400 | 414): void {
  const locale = localeOfPath(pathOf(request));
  const page = isHtmlAccepted(request) ? staticErrorPage({ words: unreadableMessages[locale], locale }, null) : null;
  send(request, response, { status, page });
}

/** Answers a visitor who sent too many forms with a static page. */
export function tooManyFormsPage(path: string): PlainAnswer {
  const page = staticPage(429, tooManyFormsMessages, path);
  page.headers.set("retry-after", String(retrySeconds.forms));
  return page;
}

/** Answers a POST that belongs to no form of the page with a static page. */
export function unknownFormPage(path: string, status: number): PlainAnswer {
  return staticPage(status, missingFormMessages, path);
}

/**
 * Makes the static page in place of a missing or temporarily unavailable file; `null` for another status than 404, 429
 * and 503.
 */
export function missingFilePage(path: string, status: number): PlainAnswer | null {
  if (status === 404) return staticPage(status, absentWords, path);
  return status === 429 || status === 503 ? staticPage(status, unavailableWords, path) : null;
}

const absentWords = wordsOf(({ notFoundTitle, notFoundText, backHome }) => ({
  title: notFoundTitle,
  text: notFoundText,
  home: backHome,
}));

const unavailableWords = wordsOf(({ unavailableTitle, unavailableText, retry, backHome }) => ({
  title: unavailableTitle,
  text: unavailableText,
  retry,
  home: backHome,
}));

function wordsOf(
  choose: (errors: typeof nl.errors) => StaticErrorPage["words"],
): Record<Locale, StaticErrorPage["words"]> {
  return { nl: choose(nl.errors), en: choose(en.errors) };
}

function staticPage(status: number, words: Record<Locale, StaticErrorPage["words"]>, path: string): PlainAnswer {
  const locale = localeOfPath(path);
  return {
    status,
    headers: new Headers({ ...headers, "content-type": "text/html; charset=utf-8" }),
    body: Buffer.from(staticErrorPage({ words: words[locale], locale }, null)),
  };
}

function sendLater(request: IncomingMessage, response: ServerResponse, page: StaticErrorPage, seconds: number): void {
  const html = isHtmlAccepted(request) ? staticErrorPage(page, request.method === "GET" ? seconds : null) : null;
  send(request, response, { status: 503, page: html, more: { "retry-after": String(seconds) } });
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
