import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#app/env.server.ts";

/** Answers one request if it is its own to answer; `false` leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;

/** Browsers that came over TLS once never come without it again: for a year. */
const transportSecurity =
  env.NODE_ENV === "production" && env.SITE_URL.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000" }
    : {};

/** Sent with every answer, errors and files included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...transportSecurity,
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
  // Of pages and of editors' files there are stricter ones.
  "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(),microphone=(),geolocation=(),payment=(),usb=()",
};

/** Path of a request, without its query and still encoded. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

/** Tells whether a request only reads. */
export function isRead(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
