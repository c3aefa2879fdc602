import type { Core } from "@strapi/strapi";

/**
 * Answers `GET /site-address` of the admin panel: the address of the site, for links to it.
 *
 * @param url - Address of the site.
 */
export function answerSiteAddress(strapi: Core.Strapi, url: string): void {
  const handler: Core.MiddlewareHandler = (ctx) => {
    ctx.body = { url: url.replace(/\/+$/u, "") };
  };
  strapi.server.routes([{ method: "GET", path: "/site-address", handler, config: { auth: false } }]);
}
