import { isLocale } from "@circuit/contract/locales";
import { homePath } from "@circuit/contract/urls/paths";
import { redirect } from "react-router";
import { invalidPath } from "#app/cms/cms-loader.server.ts";
import { toOwnPath } from "#app/domain/site-path.ts";
import { readableCookie } from "#app/http/cookies.server.ts";
import { localeCookie } from "#app/i18n/preferred-locale.ts";
import { translatedUrl } from "#app/pages/language-switch/translated-url.server.ts";
import type { Route } from "./+types/set-locale";

/** Handles the language switch: stores the choice for 365 days, and redirects to the same page in that language. */
export async function loader({ params, request, url }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw invalidPath(url);

  // oxlint-disable-next-line house/no-loose-query -- no page: nothing of it is stored
  const target = toOwnPath(url.searchParams.get("to"));
  const to = target === null ? homePath(params.locale) : await translatedUrl(target, params.locale, request.signal);
  const cookie = readableCookie(localeCookie.name, params.locale, localeCookie.maxAge);
  return redirect(to, { headers: { "set-cookie": cookie, "cache-control": "no-store" } });
}
