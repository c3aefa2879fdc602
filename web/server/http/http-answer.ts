import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#app/env.server.ts";

/** Answers a request, or returns `false` to leave it to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;

/** Browsers that came over TLS once come over TLS only, for a year. */
const transportSecurity =
  env.NODE_ENV === "production" && env.SITE_URL.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000" }
    : {};

/** Sent with every answer, errors and files included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...transportSecurity,
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
  // Pages and editors' files have policies of their own.
  "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(),microphone=(),geolocation=(self),payment=(),usb=()",
};

/** Path of a request, without its query and still encoded. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

/** Tells whether a request only reads. */
export function isRead(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
