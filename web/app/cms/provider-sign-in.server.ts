import { authAnswerSchema } from "@circuit/contract/accounts/account";
import {
  signInBrowserHeader,
  providersPath,
  providersSchema,
  type SignInProvider,
} from "@circuit/contract/accounts/provider-sign-in";
import { connectFolder } from "@circuit/contract/urls/own-paths";
import * as z from "zod";
import { log } from "#app/log.server.ts";
import { toAccountResult, callAccountApi, visitorHeaders, type AccountResult, type Visitor } from "./account.server.ts";
import { fetchCmsLocation, callCms, parseAnswer, type CmsQuery } from "./call-cms.server.ts";
import { CmsError, orIfBroken } from "./cms-error.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";

/** How long a sign-in page waits for the list of providers, in milliseconds: it works without. */
const patienceMs = 1000;

const dayMs = 24 * 60 * 60_000;

const reader = staleIfError("sign-in providers", { freshMs: 60_000, staleMs: dayMs, contentTypes: [] }, async () => {
  const call = { token: null, signal: AbortSignal.timeout(patienceMs), part: "signIn" } as const;
  const answer = await callCms(providersPath, {}, call).catch((error: unknown) => {
    // Only our own CMS has this call.
    if (error instanceof CmsError && error.status === 404) return { providers: [] };
    throw error instanceof DOMException ? new CmsError(504, "TimeoutError", error.message) : error;
  });
  return parseAnswer(providersPath, providersSchema, answer).providers;
});

/** Lists the providers by which visitors can sign in: the last known ones, or none, while the CMS doesn't answer. */
export function signInProviders(): Promise<readonly SignInProvider[]> {
  return orIfBroken(reader("all"), (error) => {
    log.info("Providers to sign in by can't be read", { reason: error.message });
    return [];
  });
}

/** The provider by which a visitor signs in, and the browser in which the sign-in began. */
interface ProviderBrowser {
  provider: string;
  /** Digest of the secret in a cookie of this browser. */
  browser: string;
}

const address = z.url({ protocol: /^https?$/u });

function fetchRedirectTarget(
  path: string,
  visitor: Visitor,
  browser: string,
  query: CmsQuery,
): Promise<AccountResult<string>> {
  return toAccountResult(path, async () => {
    const headers = { ...visitorHeaders(visitor), [signInBrowserHeader]: browser };
    return parseAnswer(path, address, await fetchCmsLocation(path, query, { headers, token: null, part: "signIn" }));
  });
}

/** Fetches the URL of the provider's sign-in page, to which the CMS's `/connect/{provider}` redirects. */
export function requestConnect(visitor: Visitor, provider: string, browser: string): Promise<AccountResult<string>> {
  return fetchRedirectTarget(`${connectFolder}${encodeURIComponent(provider)}`, visitor, browser, {});
}

/** Sends the CMS the query with which a provider redirected the browser back. The result is a token to sign in with. */
export async function requestOAuthCallback(
  visitor: Visitor,
  { provider, browser, ...sent }: ProviderBrowser & { state: string; code: string | null; error: string | null },
): Promise<AccountResult<string>> {
  const path = `${connectFolder}${encodeURIComponent(provider)}/callback`;
  const location = await fetchRedirectTarget(path, visitor, browser, sent);
  if (location.state !== "done") return location;
  // oxlint-disable-next-line house/no-loose-query -- an address that the content system made, and no page's
  const token = new URL(location.value).searchParams.get("access_token");
  return token === null ? { state: "unavailable" } : { state: "done", value: token };
}

/** Signs in with the token of `requestOAuthCallback`. The answer holds a session token. */
export function requestProviderSignIn(
  visitor: Visitor,
  { provider, browser, token }: ProviderBrowser & { token: string },
) {
  return callAccountApi(`/auth/${encodeURIComponent(provider)}/callback`, visitor, authAnswerSchema, {
    query: { access_token: token },
    headers: { [signInBrowserHeader]: browser },
  });
}

/** Links the provider to the account with the same e-mail address, by its password. The answer has a session token. */
export function requestLink(
  visitor: Visitor,
  { provider, browser, token, password }: ProviderBrowser & { token: string; password: string },
) {
  return callAccountApi(`/auth/${encodeURIComponent(provider)}/link`, visitor, authAnswerSchema, {
    method: "POST",
    body: { access_token: token, password },
    headers: { [signInBrowserHeader]: browser },
  });
}

/** Removes a provider from the account. */
export function requestDisconnect(visitor: Visitor, provider: string) {
  return callAccountApi(`${providersPath}/${encodeURIComponent(provider)}`, visitor, z.unknown(), { method: "DELETE" });
}
