import type { Account } from "@circuit/contract/accounts/account";
import type { Locale } from "@circuit/contract/locales";
import { fetchUser, type AccountResult, type Visitor } from "#app/cms/account.server.ts";
import { senderKey } from "#app/http/verified-email.server.ts";
import { clearedCookies, sessionCookies, sessionTokenOf } from "./session-cookie.server.ts";

/** Longest description of a browser that is passed on, in characters. */
const maxUserAgentLength = 400;

/** The visitor of a request. @param locale - Language of the page that sent it. */
export function visitorOf(request: Request, locale: Locale): Visitor {
  return {
    token: sessionTokenOf(request),
    locale,
    client: senderKey(request),
    userAgent: request.headers.get("user-agent")?.slice(0, maxUserAgentLength) ?? null,
  };
}

/**
 * Whose a session is. `anonymous`: there is none. `failed`: the user couldn't be loaded, so the token is cleared by
 * `cookies`, which have to be sent; `isUnavailable` when the content system gave no answer.
 */
export type SignInSession =
  | { state: "anonymous" }
  | { state: "signedIn"; visitor: Visitor; account: Account }
  | { state: "failed"; cookies: string[]; isUnavailable: boolean };

/** Loads the user of a request's session. Nothing is kept between requests. */
export async function loadSession(visitor: Visitor): Promise<SignInSession> {
  if (visitor.token === null) return { state: "anonymous" };
  const user = await fetchUser(visitor);
  if (user.state === "done") return { state: "signedIn", visitor, account: user.value };
  return { state: "failed", cookies: clearedCookies(), isUnavailable: user.state === "unavailable" };
}

/**
 * What became of a call that signs in. `cookies` have to be sent in any case. `returnTo` is what its answer says,
 * unchecked. `answered` when there was no token in its answer: that of one who has to confirm an address first, or a
 * refusal.
 */
export type BeginSessionResult =
  | { state: "begun"; account: Account; cookies: string[]; returnTo: string | null }
  | { state: "answered"; answer: AccountResult<unknown>; cookies: string[] };

interface AuthAnswer {
  jwt?: string | undefined;
  returnTo?: string | null | undefined;
}

/**
 * Begins a session: clears the old token, stores the new one, then loads the user. When the user can't be loaded, the new
 * token is cleared too.
 *
 * @param ask - The call, as nobody.
 */
export async function beginSession(
  visitor: Visitor,
  ask: (nobody: Visitor) => Promise<AccountResult<AuthAnswer>>,
): Promise<BeginSessionResult> {
  const nobody = { ...visitor, token: null };
  const answer = await ask(nobody);
  const { jwt, returnTo = null }: AuthAnswer = answer.state === "done" ? answer.value : {};
  if (jwt === undefined) return { state: "answered", answer, cookies: clearedCookies() };
  const begun = await keepSession(nobody, jwt);
  return begun.state === "begun" ? { ...begun, returnTo } : begun;
}

/** Stores a token and loads its user. @param mark - Of the session that goes on with it; `null` for one that is new. */
export async function keepSession(
  visitor: Visitor,
  token: string,
  mark: string | null = null,
): Promise<BeginSessionResult> {
  const user = await fetchUser({ ...visitor, token });
  if (user.state === "done")
    return { state: "begun", account: user.value, cookies: sessionCookies(token, mark ?? undefined), returnTo: null };
  return { state: "answered", answer: { state: "unavailable" }, cookies: clearedCookies() };
}
