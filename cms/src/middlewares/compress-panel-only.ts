import type { Core } from "@strapi/strapi";
import { uploadsFolder } from "#contract/urls/own-paths";
import { isOfPublicApi } from "../access/public-api.ts";

/**
 * Switches off `strapi::compression`, which must come later, for the public API, as the site runs close to the CMS, and
 * for the media library's files, which are compressed already.
 */
const compressPanelOnly: Core.MiddlewareFactory = () => (ctx, next) => {
  if (isOfPublicApi(ctx.path) || ctx.path.startsWith(uploadsFolder)) ctx.compress = false;
  return next();
};

export default compressPanelOnly;
