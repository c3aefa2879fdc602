import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "#app/env.server.ts";

/** Answers a request, or returns `false` to leave it to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;

/** HSTS for a year. */
const transportSecurity =
  env.NODE_ENV === "production" && env.SITE_URL.startsWith("https:")
    ? { "strict-transport-security": "max-age=31536000" }
    : {};

/** Headers of every answer, errors and files included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...transportSecurity,
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
  // Pages and the media library's files override this policy.
  "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(),microphone=(),geolocation=(self),payment=(),usb=()",
};

/** Returns the path of a request, without its query and still encoded. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

/** Tells whether a request only reads: GET or HEAD. */
export function isRead(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
