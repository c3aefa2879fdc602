import type { Account } from "@circuit/contract/accounts/account";
import type { Locale } from "@circuit/contract/locales";
import { fetchUser, type AccountResult, type Visitor } from "#app/cms/account.server.ts";
import { visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { clearedCookies, sessionCookies, sessionTokenOf } from "./session-cookie.server.ts";

/** Longest user agent that is sent to the content system, in characters. */
const maxUserAgentLength = 400;

/** Describes the visitor of a request. @param locale - Language of the page that sent it. */
export function visitorOf(request: Request, locale: Locale): Visitor {
  return {
    token: sessionTokenOf(request),
    locale,
    client: visitorRateLimitKey(request),
    userAgent: request.headers.get("user-agent")?.slice(0, maxUserAgentLength) ?? null,
  };
}

/**
 * Session of a request. `failed`: its user couldn't be loaded, so `cookies`, which have to be sent, clear the token;
 * `isUnavailable` when the content system gave no answer.
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
 * Result of a request that signs a visitor in. `cookies` have to be sent in any case. `returnTo` comes from the answer,
 * unvalidated. `answered`: the answer has no token, because the e-mail address isn't confirmed or it is a refusal.
 */
export type BeginSessionResult =
  | { state: "begun"; account: Account; cookies: string[]; returnTo: string | null }
  | { state: "answered"; answer: AccountResult<unknown>; cookies: string[] };

interface AuthAnswer {
  jwt?: string | undefined;
  returnTo?: string | null | undefined;
}

/**
 * Begins a session: clears the old token, stores the new one, then loads the user. When the user can't be loaded, the
 * new token is cleared too.
 *
 * @param ask - Sends the request, without the old token.
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

/** Stores a token and loads its user. @param mark - Public id of a session that continues; `null` for a new one. */
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

/** Returns the initial of a visitor: of the first name, or else of the e-mail address. */
export function initialOf({ details, email }: Pick<Account, "details" | "email">): string {
  const [letter = ""] = (details?.firstName ?? email).normalize("NFC");
  return letter.toLocaleUpperCase();
}
