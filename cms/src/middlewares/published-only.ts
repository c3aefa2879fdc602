import type { Core } from "@strapi/strapi";
import { isOfPublicApi } from "../access/public-api.ts";
import { stripDraftParams } from "../content/requested-status.ts";

/** Keeps drafts out of the public API's answers, but for callers with an API token on routes with `restoreStatus`. */
const publishedOnly: Core.MiddlewareFactory = () => (ctx, next) =>
  isOfPublicApi(ctx.path) ? stripDraftParams(ctx, next) : next();

export default publishedOnly;
