import type { Core } from "@strapi/strapi";
import type { Context } from "../context.ts";

/** Where the panel's forms save and publish. Strapi's router takes capitals for the same letters. */
const formPath = /^\/content-manager\/(?:collection-types|single-types)\//iu;

/**
 * The request that is being answered, if it comes from a form of the admin panel.
 *
 * @returns `null` for any other caller: the site, a planned job, the seed.
 */
export function panelRequest(strapi: Core.Strapi): Context | null {
  const ctx: Context | undefined = strapi.requestContext.get();
  return ctx !== undefined && formPath.test(ctx.path) ? ctx : null;
}

/** The language of the panel in the browser that sent the request; Dutch when it doesn't say English. */
export function panelLanguage(strapi: Core.Strapi): "nl" | "en" {
  const ctx: Context | undefined = strapi.requestContext.get();
  return ctx?.get("x-panel-language") === "en" ? "en" : "nl";
}
