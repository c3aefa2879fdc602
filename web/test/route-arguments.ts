import type { Locale } from "@circuit/contract/locales";
import { RouterContextProvider } from "react-router";
import { localeContext } from "#app/i18n/locale-context.ts";

/** What the router gives the loader or action of a route. */
export function routeArguments<Params extends object>(request: Request, params: Params, locale: Locale = "nl") {
  const context = new RouterContextProvider();
  context.set(localeContext, locale);
  return { request, url: new URL(request.url), params, context, pattern: "" };
}
