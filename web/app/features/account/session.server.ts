import type { Account } from "@circuit/contract/accounts/account";
import type { Locale } from "@circuit/contract/locales";
import { askUser, type AccountAnswer, type Visitor } from "#app/cms/account.server.ts";
import { senderOf } from "#app/http/confirmed-address.server.ts";
import { clearedCookies, sessionCookies, sessionTokenOf } from "./session-cookie.server.ts";

/** Longest description of a browser that is passed on, in characters. */
const longestUserAgent = 400;

/** Who sent a request. @param locale - Language of the page that it was sent from. */
export function visitorOf(request: Request, locale: Locale): Visitor {
  return {
    token: sessionTokenOf(request),
    locale,
    client: senderOf(request),
    userAgent: request.headers.get("user-agent")?.slice(0, longestUserAgent) ?? null,
  };
}

/**
 * Whose a session is. `anonymous`: there is none. `failed`: the user couldn't be loaded, so the token is cleared by
 * `cookies`, which have to be sent; `isAway` when the content system gave no answer.
 */
export type Session =
  | { state: "anonymous" }
  | { state: "signedIn"; visitor: Visitor; account: Account }
  | { state: "failed"; cookies: string[]; isAway: boolean };

/** Loads the user of a request's session. Nothing is kept between requests. */
export async function loadSession(visitor: Visitor): Promise<Session> {
  if (visitor.token === null) return { state: "anonymous" };
  const user = await askUser(visitor);
  if (user.state === "done") return { state: "signedIn", visitor, account: user.value };
  return { state: "failed", cookies: clearedCookies(), isAway: user.state === "away" };
}

/**
 * What became of a call that signs in. `cookies` have to be sent in any case. `returnTo` is what its answer says,
 * unchecked. `answered` when there was no token in its answer: that of one who has to confirm an address first, or a
 * refusal.
 */
export type BeginSessionResult =
  | { state: "begun"; account: Account; cookies: string[]; returnTo: string | null }
  | { state: "answered"; answer: AccountAnswer<unknown>; cookies: string[] };

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
  ask: (nobody: Visitor) => Promise<AccountAnswer<AuthAnswer>>,
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
  const user = await askUser({ ...visitor, token });
  if (user.state === "done")
    return { state: "begun", account: user.value, cookies: sessionCookies(token, mark ?? undefined), returnTo: null };
  return { state: "answered", answer: { state: "away" }, cookies: clearedCookies() };
}
