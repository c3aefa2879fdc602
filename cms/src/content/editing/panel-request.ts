import type { Core } from "@strapi/strapi";
import type { Context } from "../context.ts";

/** Path of the requests that the panel's forms send; Strapi's router ignores case. */
const formPath = /^\/content-manager\/(?:collection-types|single-types)\//iu;

/** Returns the current request if it comes from a form of the panel; `null` for any other caller, such as a job. */
export function currentFormRequest(strapi: Core.Strapi): Context | null {
  const ctx: Context | undefined = strapi.requestContext.get();
  return ctx !== undefined && formPath.test(ctx.path) ? ctx : null;
}

/** Returns the panel's language in the browser that sent the current request; Dutch unless it says English. */
export function panelLanguage(strapi: Core.Strapi): "nl" | "en" {
  const ctx: Context | undefined = strapi.requestContext.get();
  return ctx?.get("x-panel-language") === "en" ? "en" : "nl";
}
