import type { Core } from "@strapi/strapi";
import type { Context } from "../content/context.ts";

/** Answers `GET /site-address` of the admin panel: the address of the site, for links to it. */
export function siteAddressRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  const url = strapi.config.get<string>("site.url");
  const handler = (ctx: Context) => {
    ctx.body = { url };
  };
  return {
    type: "admin",
    prefix: "/site-address",
    routes: [{ method: "GET", path: "/", handler, config: { auth: false } }],
  };
}
