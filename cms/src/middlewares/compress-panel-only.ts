import type { Core } from "@strapi/strapi";

/**
 * Leaves answers to the site uncompressed, which is beside the CMS, and files of the
 * media library, which are compressed already or kept by the site; comes before
 * `strapi::compression`.
 */
const compressPanelOnly: Core.MiddlewareFactory = (_config, { strapi }) => {
  const prefixes = [`${strapi.config.get("api.rest.prefix", "/api")}/`, "/uploads/"];
  return async (ctx, next) => {
    if (prefixes.some((prefix) => ctx.path.startsWith(prefix))) ctx.compress = false;
    await next();
  };
};

export default compressPanelOnly;
