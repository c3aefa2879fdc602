import type { Core } from "@strapi/strapi";

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Where the panel's forms save and publish. */
const formPath = /^\/content-manager\/(?:collection-types|single-types)\//u;

/**
 * The call of the admin panel's forms that is being answered.
 *
 * @returns `null` for anything else: the site, a planned job, the seed.
 */
export function panelRequest(strapi: Core.Strapi): Context | null {
  const ctx: Context | undefined = strapi.requestContext.get();
  return ctx !== undefined && formPath.test(ctx.path) ? ctx : null;
}

/** The language in which whoever works in the panel reads it; Dutch unless they chose English. */
export function panelLanguage(strapi: Core.Strapi): "nl" | "en" {
  const ctx: Context | undefined = strapi.requestContext.get();
  return ctx?.get("x-panel-language") === "en" ? "en" : "nl";
}
