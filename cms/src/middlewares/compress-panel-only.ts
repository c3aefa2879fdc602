import type { Core } from "@strapi/strapi";
import { uploadsFolder } from "#contract/urls/own-paths";
import { isOfPublicApi } from "../access/public-api.ts";

/**
 * Switches compression off for answers to the site, which runs close to the CMS, and for files
 * of the media library, which are compressed already or stored by the site. Comes before
 * `strapi::compression`.
 */
const compressPanelOnly: Core.MiddlewareFactory = () => (ctx, next) => {
  if (isOfPublicApi(ctx.path) || ctx.path.startsWith(uploadsFolder)) ctx.compress = false;
  return next();
};

export default compressPanelOnly;
