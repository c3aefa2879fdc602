import type { Core } from "@strapi/strapi";
import * as z from "zod";

/**
 * Drafts are for holders of an API token only. The status a caller asks for is
 * set aside before anyone is known (`setStatusAside`) and given back after the
 * route has authenticated them (`restoreStatus`); a route without the second
 * half answers published content to everyone.
 */
const draftKeys = ["status", "publicationState", "publicationFilter", "hasPublishedVersion"];

const tokenHolder = z.object({ strategy: z.object({ name: z.literal("content-api-token") }) });

/** Global half: takes every key that could reach a draft out of the query. */
export const setStatusAside: Core.MiddlewareHandler = async (ctx, next) => {
  ctx.state.requestedStatus = ctx.query.status;
  for (const key of draftKeys) delete ctx.query[key];
  await next();
};

/** Tells whether a call comes with an API token of the content system; known on routes only. */
export function isTokenHolder(ctx: Parameters<Core.MiddlewareHandler>[0]): boolean {
  return tokenHolder.safeParse(ctx.state.auth).success;
}

/** Route half: gives the asked status back to a caller with an API token. A visitor's jwt isn't one. */
export const restoreStatus: Core.MiddlewareHandler = async (ctx, next) => {
  const status: unknown = ctx.state.requestedStatus;
  if (typeof status === "string" && isTokenHolder(ctx)) ctx.query.status = status;
  await next();
};
