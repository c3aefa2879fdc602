import { authAnswerSchema } from "@circuit/contract/accounts/account";
import {
  browserHeader,
  providersCall,
  providersSchema,
  type SignInProvider,
} from "@circuit/contract/accounts/provider-sign-in";
import { connectFolder } from "@circuit/contract/urls/own-paths";
import * as z from "zod";
import { log } from "#app/log.server.ts";
import { toAccountResult, callAccountApi, headersOf, type AccountResult, type Visitor } from "./account.server.ts";
import { fetchCmsLocation, callCms, parseAnswer, type CmsQuery } from "./call-cms.server.ts";
import { CmsContractError, CmsError } from "./cms-error.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";

/** How long a page to sign in waits for the list, in milliseconds: it works without. */
const patienceMs = 1000;

const dayMs = 24 * 60 * 60_000;

const reader = staleIfError("sign-in providers", { freshMs: 60_000, staleMs: dayMs, contentTypes: [] }, async () => {
  const call = { token: null, signal: AbortSignal.timeout(patienceMs), part: "signIn" } as const;
  const answer = await callCms(providersCall, {}, call).catch((error: unknown) => {
    // Another content system has no such call.
    if (error instanceof CmsError && error.status === 404) return { providers: [] };
    throw error;
  });
  return parseAnswer(providersCall, providersSchema, answer).providers;
});

/**
 * The providers by which visitors may sign in, the same for all. The last ones known while the content system doesn't say;
 * none on one that has no such call.
 */
export async function signInProviders(): Promise<readonly SignInProvider[]> {
  try {
    return await reader("all");
  } catch (error) {
    if (!(error instanceof CmsError || error instanceof CmsContractError || error instanceof DOMException)) throw error;
    log.info("Providers to sign in by can't be read", { reason: error.message });
    return [];
  }
}

/** Provider and browser of a call. */
interface At {
  provider: string;
  /** Digest of what the visitor's browser holds. */
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
    const headers = { ...headersOf(visitor), [browserHeader]: browser };
    return parseAnswer(path, address, await fetchCmsLocation(path, query, { headers, token: null, part: "signIn" }));
  });
}

/** Asks for the provider's address to which the content system's `/connect/{provider}` leads. */
export function requestConnect(visitor: Visitor, provider: string, browser: string): Promise<AccountResult<string>> {
  return fetchRedirectTarget(`${connectFolder}${encodeURIComponent(provider)}`, visitor, browser, {});
}

/** Passes on with what a provider sent the browser back. The answer is a token for that person's sign-in. */
export async function requestOAuthCallback(
  visitor: Visitor,
  { provider, browser, ...sent }: At & { state: string; code: string | null; error: string | null },
): Promise<AccountResult<string>> {
  const path = `${connectFolder}${encodeURIComponent(provider)}/callback`;
  const location = await fetchRedirectTarget(path, visitor, browser, sent);
  if (location.state !== "done") return location;
  // oxlint-disable-next-line house/no-loose-query -- an address that the content system made, and no page's
  const token = new URL(location.value).searchParams.get("access_token");
  return token === null ? { state: "unavailable" } : { state: "done", value: token };
}

/** Signs in by that token: `GET /auth/{provider}/callback?access_token`. The answer holds the session's token. */
export function requestProviderSignIn(visitor: Visitor, { provider, browser, token }: At & { token: string }) {
  return callAccountApi(`/auth/${encodeURIComponent(provider)}/callback`, visitor, authAnswerSchema, {
    query: { access_token: token },
    headers: { [browserHeader]: browser },
  });
}

/** Links the provider to the account that has the address, by its password. The answer holds the session's token. */
export function requestLink(
  visitor: Visitor,
  { provider, browser, token, password }: At & { token: string; password: string },
) {
  return callAccountApi(`/auth/${encodeURIComponent(provider)}/link`, visitor, authAnswerSchema, {
    method: "POST",
    body: { access_token: token, password },
    headers: { [browserHeader]: browser },
  });
}

/** Ends the link to a provider. */
export function requestDisconnect(visitor: Visitor, provider: string) {
  return callAccountApi(`${providersCall}/${encodeURIComponent(provider)}`, visitor, z.unknown(), { method: "DELETE" });
}
