import type { Context } from "../content/context.ts";

/** Strapi's own 401 error, on which the panel renews its session and repeats the request. */
export const unauthorizedError = { name: "UnauthorizedError", message: "Missing or invalid credentials" } as const;

/**
 * Refuses a request before its body is read, in Strapi's error format. Node discards the body; closing the connection
 * instead would look like a failure to a proxy that is still sending.
 */
export function refuseBeforeBody(ctx: Context, status: number, words: { name: string; message: string }): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, ...words, details: {} } };
}
