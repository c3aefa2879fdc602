import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Context } from "./context.ts";

/**
 * Query parameters that could reach a draft, which only callers with an API token may read. `stripDraftParams` removes
 * them before the caller is authenticated; `restoreStatus` puts the status back on the route. A route without
 * `restoreStatus` answers published content to everyone.
 */
const draftKeys = ["status", "publicationState", "publicationFilter", "hasPublishedVersion"];

const tokenHolder = z.object({ strategy: z.object({ name: z.literal("content-api-token") }) });

/** Removes every query parameter that could reach a draft, on all routes. */
export const stripDraftParams: Core.MiddlewareHandler = async (ctx, next) => {
  ctx.state.requestedStatus = ctx.query.status;
  for (const key of draftKeys) delete ctx.query[key];
  await next();
};

/** Whether a request has an API token of the CMS, known only once its route has authenticated it. */
export function isTokenHolder(ctx: Context): boolean {
  return tokenHolder.safeParse(ctx.state.auth).success;
}

/** Puts the requested status back for a caller with an API token; a visitor's JWT isn't one. */
export const restoreStatus: Core.MiddlewareHandler = async (ctx, next) => {
  const status: unknown = ctx.state.requestedStatus;
  if (typeof status === "string" && isTokenHolder(ctx)) ctx.query.status = status;
  await next();
};
