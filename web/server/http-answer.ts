import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers one request if it is its own to answer; `false` leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;

/** Sent with every answer, errors and files included. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

/** Path of a request, without its query and still encoded. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

/** Tells whether a request only reads. */
export function isRead(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
