import { isLocale, type Locale } from "@circuit/contract/locales";
import { accountPaths } from "@circuit/contract/own-paths";
import { homePath } from "@circuit/contract/paths";
import { redirect } from "react-router";
import { invalidPath } from "#app/cms/cms-loader.server.ts";
import { chooseInLanguage } from "#app/cms/filter-choices.server.ts";
import { ownPath } from "#app/domain/site-path.ts";
import { readAccountQuery, withAccountQuery } from "#app/features/account/account-query.ts";
import { withTwinSearch } from "#app/domain/twin-search.ts";
import { secureCookie } from "#app/http/secure-cookie.server.ts";
import { localeCookie } from "#app/i18n/preferred-locale.ts";
import { withListPageThatIs } from "#app/pages/language-switch/translated-url.server.ts";
import type { Route } from "./+types/set-locale";

/**
 * The language switch, which needs no JavaScript: keeps the choice for 365 days and
 * redirects to the same page in that language, with the chosen filters translated and the page of a list kept.
 */
export async function loader({ params, request, url }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw invalidPath(url);

  // oxlint-disable-next-line house/no-loose-query -- no page: nothing of it is stored
  const asked = ownPath(url.searchParams.get("to"));
  const to = asked === null ? homePath(params.locale) : await twinOf(asked, params.locale, request.signal);
  const cookie = `${localeCookie.name}=${params.locale}; Path=/; Max-Age=${localeCookie.maxAge}; SameSite=Lax${secureCookie()}`;
  return redirect(to, { headers: { "set-cookie": cookie, "cache-control": "no-store" } });
}

/** Paths of the pages that lead into an account; the links of our mails lead to some of them. */
const doorPaths = new Set(Object.values(accountPaths).flatMap((paths) => Object.values(paths)));

/** The address with its choices in the other language, and with its page number if the list there has that page. */
async function twinOf(asked: string, locale: Locale, signal: AbortSignal): Promise<string> {
  const url = new URL(asked, "http://site.invalid");
  // What a mail or another page brought along counts in both languages.
  if (doorPaths.has(url.pathname)) return withAccountQuery(url.pathname, { ...readAccountQuery(url), done: null });
  const chosen = await chooseInLanguage(withTwinSearch(asked), locale);
  return withListPageThatIs(chosen, { locale, signal });
}
