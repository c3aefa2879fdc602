import type { Core } from "@strapi/strapi";
import { uploadsFolder } from "#contract/own-paths";

/**
 * Switches compression off for answers to the site, which runs close to the CMS, and for files
 * of the media library, which are compressed already or stored by the site. Comes before
 * `strapi::compression`.
 */
const compressPanelOnly: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefixes = [`${strapi.config.get("api.rest.prefix", "/api")}/`, uploadsFolder];
  return async (ctx, next) => {
    if (prefixes.some((prefix) => ctx.path.startsWith(prefix))) ctx.compress = false;
    await next();
  };
};

export default compressPanelOnly;
