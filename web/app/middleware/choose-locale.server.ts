import { homePath, localeOfPath } from "@circuit/contract/urls/paths";
import { redirect, type MiddlewareFunction } from "react-router";
import { localeContext } from "#app/i18n/locale-context.ts";
import { preferredLocale } from "#app/i18n/preferred-locale.ts";

/**
 * Sets the language of the request by its path. Redirects a visitor who comes to `/` from elsewhere to the home page
 * in the language of their cookie or browser.
 */
export const chooseLocale: MiddlewareFunction<Response> = ({ request, url: { pathname, search }, context }) => {
  context.set(localeContext, localeOfPath(pathname));
  if (pathname !== "/" || request.headers.get("sec-fetch-site") === "same-origin") return;

  const locale = preferredLocale(request.headers.get("cookie"), request.headers.get("accept-language"));
  if (locale !== "nl") {
    throw redirect(`${homePath(locale)}${search}`, {
      status: 302,
      headers: { vary: "Cookie, Accept-Language", "cache-control": "no-store" },
    });
  }
};
