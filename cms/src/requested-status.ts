import type { Core } from "@strapi/strapi";

/**
 * Drafts are for holders of an API token only. The status a caller asks for is
 * set aside before anyone is known (`setStatusAside`) and given back after the
 * route has authenticated them (`restoreStatus`); a route without the second
 * half answers published content to everyone.
 */
const draftKeys = ["status", "publicationState", "publicationFilter", "hasPublishedVersion"];

const tokenStrategy = "content-api-token";

/** Global half: takes every key that could reach a draft out of the query. */
export const setStatusAside: Core.MiddlewareHandler = (ctx, next) => {
  ctx.state.requestedStatus = ctx.query.status;
  for (const key of draftKeys) delete ctx.query[key];
  return next();
};

/** Route half: gives the asked status back to a caller with an API token. A visitor's jwt isn't one. */
export const restoreStatus: Core.MiddlewareHandler = (ctx, next) => {
  const { auth, requestedStatus } = ctx.state;
  if (requestedStatus !== undefined && auth?.strategy?.name === tokenStrategy) ctx.query.status = requestedStatus;
  return next();
};
