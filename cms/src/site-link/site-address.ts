import type { Core } from "@strapi/strapi";

/**
 * Answers `GET /site-address` to the admin panel: where the site is, for its links to it.
 *
 * @param url - Address of the site.
 */
export function answerSiteAddress(strapi: Core.Strapi, url: string): void {
  const handler: Core.MiddlewareHandler = (ctx) => {
    ctx.body = { url: url.replace(/\/+$/u, "") };
  };
  strapi.server.routes([{ method: "GET", path: "/site-address", handler, config: { auth: false } }]);
}
