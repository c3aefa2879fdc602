import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Context } from "./context.ts";

/**
 * Drafts are for callers with an API token only. The requested status is removed from the
 * query before the caller is authenticated (`stripDraftParams`) and put back afterwards on
 * the route (`restoreStatus`). A route without the second half answers published content
 * to everyone.
 */
const draftKeys = ["status", "publicationState", "publicationFilter", "hasPublishedVersion"];

const tokenHolder = z.object({ strategy: z.object({ name: z.literal("content-api-token") }) });

/** The global half: removes every key from the query that could reach a draft. */
export const stripDraftParams: Core.MiddlewareHandler = async (ctx, next) => {
  ctx.state.requestedStatus = ctx.query.status;
  for (const key of draftKeys) delete ctx.query[key];
  await next();
};

/** Tells whether a request has an API token of the content system; only known once a route has authenticated it. */
export function isTokenHolder(ctx: Context): boolean {
  return tokenHolder.safeParse(ctx.state.auth).success;
}

/** The route's half: puts the requested status back for a caller with an API token. A visitor's JWT isn't one. */
export const restoreStatus: Core.MiddlewareHandler = async (ctx, next) => {
  const status: unknown = ctx.state.requestedStatus;
  if (typeof status === "string" && isTokenHolder(ctx)) ctx.query.status = status;
  await next();
};
