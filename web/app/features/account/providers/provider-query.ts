import { isLocale, type Locale } from "@circuit/contract/locales";
import { accountPaths, connectFolder } from "@circuit/contract/urls/own-paths";
import { readAccountQuery, withAccountQuery } from "../account-query.ts";

/** Why signing in by a provider failed, or why a provider couldn't be disconnected. */
const providerProblems = [
  "providerRefused",
  "noEmail",
  "unverifiedEmail",
  /** The OAuth state is another browser's, too old, or used. */
  "staleState",
  "providerAway",
  "providerDisabled",
  /** The content system gave no answer. */
  "providerCmsAway",
  "providerTooMany",
  "onlyWayIn",
] as const;

export type ProviderProblem = (typeof providerProblems)[number];

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
export function problemPath(problem: ShownProblem, { locale, return: back }: OAuthStart): string {
  return withAccountQuery(accountPaths.signIn[locale], { return: back, problem });
}

/** The problems that the sign-in page can show. */
export const shownProblems = ["blocked", ...providerProblems] as const;

export type ShownProblem = (typeof shownProblems)[number];

/** Reads the problem in the URL of the sign-in page. */
export function readProviderProblem(url: URL): ShownProblem | null {
  const name = parameter(url, "problem", /^\w{1,40}$/u);
  return shownProblems.find((each) => each === name) ?? null;
}

function parameter(url: URL, name: string, value: RegExp): string | null {
  // oxlint-disable-next-line house/no-loose-query -- addresses of one visitor, which are never stored
  const text = url.searchParams.get(name);
  return text !== null && value.test(text) ? text : null;
}
