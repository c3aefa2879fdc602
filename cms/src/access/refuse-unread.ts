import type { Context } from "../content/context.ts";

/** The 401 in Strapi's words, by which the panel knows that it has to renew its session, and then sends the same again. */
export const unknownCaller = { name: "UnauthorizedError", message: "Missing or invalid credentials" } as const;

/**
 * Answers a request before its body is read, in Strapi's form. Node discards the rest of the body; a proxy that is still
 * sending would take a closed connection for a fault.
 */
export function refuseUnread(ctx: Context, status: number, words: { name: string; message: string }): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, ...words, details: {} } };
}
