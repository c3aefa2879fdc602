import type { Core } from "@strapi/strapi";
import { stripDraftParams } from "../content/requested-status.ts";

/** Keeps drafts out of the content API, see `stripDraftParams`; the admin panel's own routes aren't affected. */
const publishedOnly: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefix = `${strapi.config.get("api.rest.prefix", "/api")}/`;
  return async (ctx, next) => {
    if (ctx.path.toLowerCase().startsWith(prefix)) await stripDraftParams(ctx, next);
    else await next();
  };
};

export default publishedOnly;
