import { isLocale, type Locale } from "@circuit/contract/locales";
import { accountPaths, connectFolder } from "@circuit/contract/urls/own-paths";
import { readAccountQuery, withAccountQuery } from "../account-query.ts";
import { type ProviderProblem, providerProblems } from "./provider-problems.ts";

/** Start of an OAuth sign-in: the language, and the page to return to. */
interface OAuthStart {
  locale: Locale;
  return: string | null;
}

/** Returns the path that starts a sign-in by a provider. */
export function oauthStartPath(provider: string, { locale, return: back }: OAuthStart): string {
  return withAccountQuery(`${connectFolder}${provider}`, { return: back, locale });
}

/** Reads the query of a path from `oauthStartPath`. */
export function readOAuthStart(url: URL): OAuthStart {
  const locale = parameter(url, "locale", /^\w{2}$/u) ?? "";
  return { locale: isLocale(locale) ? locale : "nl", return: readAccountQuery(url).return };
}

/**
 * Parameters with which a provider sends a browser back: a code or an error; or a token from a content system that
 * handles the callback itself.
 */
export type OAuthCallback = { token: string } | { state: string; code: string | null; error: string | null };

/** Reads the parameters of an OAuth callback; `null` when there are none. */
export function readOAuthCallback(url: URL): OAuthCallback | null {
  const token = parameter(url, "access_token", /^[\w.~+/=|-]{1,4000}$/u);
  if (token !== null) return { token };
  const state = parameter(url, "state", /^[\w.~-]{1,200}$/u);
  const code = parameter(url, "code", /^[\x21-\x7E]{1,4000}$/u);
  const error = parameter(url, "error", /^\w{1,100}$/u);
  return code === null && error === null ? null : { state: state ?? "", code, error };
}

/** Returns the path of the sign-in page that says why signing in by a provider failed. */
export function problemPath(problem: ProviderProblem | "blocked", { locale, return: back }: OAuthStart): string {
  return withAccountQuery(accountPaths.signIn[locale], { return: back, problem });
}

/** The problems that the sign-in page can show. */
export const shownProblems = ["blocked", ...providerProblems] as const;

/** Reads the problem in the URL of the sign-in page. */
export function readProviderProblem(url: URL): ProviderProblem | "blocked" | null {
  const name = parameter(url, "problem", /^\w{1,40}$/u);
  return shownProblems.find((each) => each === name) ?? null;
}

function parameter(url: URL, name: string, value: RegExp): string | null {
  // oxlint-disable-next-line house/no-loose-query -- addresses of one visitor, which are never stored
  const text = url.searchParams.get(name);
  return text !== null && value.test(text) ? text : null;
}
