import type { Locale } from "@circuit/contract/locales";
import { accountPaths, providerPath } from "@circuit/contract/urls/own-paths";
import type { AccountResult } from "#app/cms/account.server.ts";
import {
  requestOAuthCallback,
  requestConnect,
  requestLink,
  requestProviderSignIn,
} from "#app/cms/provider-sign-in.server.ts";
import { addAppMode } from "#app/domain/app-mode.ts";
import { visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { accountFormOf } from "../account-forms.server.ts";
import {
  formWithProblem,
  formOfResult,
  formWithErrors,
  checkAccountForm,
  problemOf,
  readAccountForm,
  textOf,
  type FormRerender,
} from "../received-form.server.ts";
import { beginSession, visitorOf } from "../session.server.ts";
import {
  createOAuthState,
  oauthStateCookie,
  type OAuthState,
  browserDigestOf,
  clearedStateCookie,
  readOAuthState,
} from "./oauth-state-cookie.server.ts";
import { type OAuthCallback, problemPath, type ShownProblem, shownProblems } from "./provider-query.ts";

/** A redirect of the visitor. `cookies` have to be set in any case. */
export interface Redirection {
  path: string;
  cookies: string[];
}

/** Redirects a visitor to a provider. */
export async function startOAuth(
  request: Request,
  asked: Parameters<typeof createOAuthState>[0],
): Promise<Redirection> {
  const oauthState = createOAuthState(asked);
  // Another site can't begin a sign-in for the visitor.
  if (request.headers.get("sec-fetch-site") === "cross-site") return failed(oauthState, null);
  if (!(await isWithinLimit("signIns", visitorRateLimitKey(request)))) return failed(oauthState, "providerTooMany");
  const visitor = { ...visitorOf(request, oauthState.locale), token: null };
  const answer = await requestConnect(visitor, asked.provider, browserDigestOf(oauthState));
  if (answer.state === "done") return { path: answer.value, cookies: [oauthStateCookie(oauthState)] };
  return failed(oauthState, providerProblemOf(answer));
}

interface Callback {
  provider: string;
  /** Language of the page that reports a missing OAuth state. */
  locale: Locale;
  back: OAuthCallback;
}

/** Handles the OAuth callback, which signs the visitor in. */
export async function handleOAuthCallback(
  request: Request,
  { provider, locale, back }: Callback,
): Promise<Redirection> {
  const oauthState = readOAuthState(request);
  if (oauthState === null || oauthState.provider !== provider) {
    return { path: problemPath("staleState", { locale, return: null }), cookies: [clearedStateCookie()] };
  }
  if (!(await isWithinLimit("signIns", visitorRateLimitKey(request)))) return failed(oauthState, "providerTooMany");
  const visitor = visitorOf(request, oauthState.locale);
  const browser = browserDigestOf(oauthState);
  const given: AccountResult<string> =
    "token" in back
      ? { state: "done", value: back.token }
      : await requestOAuthCallback({ ...visitor, token: null }, { provider, browser, ...back });
  if (given.state !== "done") return failed(oauthState, providerProblemOf(given));

  const token = given.value;
  const session = await beginSession(visitor, (nobody) => requestProviderSignIn(nobody, { provider, browser, token }));
  if (session.state === "begun") return entered(oauthState, session.cookies);
  const { answer, cookies } = session;
  if (answer.state === "refused" && answer.fault === "password-needed") {
    const path = inMode(oauthState, providerPath(provider, oauthState.locale));
    return { path, cookies: [...cookies, oauthStateCookie({ ...oauthState, token })] };
  }
  return failed(oauthState, providerProblemOf(answer), cookies);
}

/** Result of the form that asks for the password of an existing account. */
export type ReceivedLink =
  | { state: "redirect"; redirection: Redirection }
  | { state: "rerender"; rerender: FormRerender; cookies: string[] };

/** Handles the form with the password of the existing account with the same e-mail address. */
export async function receiveLink(request: Request, provider: string, locale: Locale): Promise<ReceivedLink> {
  const oauthState = waitingLink(request, provider);
  const rerender = (value: FormRerender, cookies: string[] = []): ReceivedLink => ({
    state: "rerender",
    rerender: value,
    cookies,
  });
  const { sent, refused } = await readAccountForm(request, "signIns");
  if (oauthState === null) {
    const path = problemPath("staleState", { locale, return: null });
    return { state: "redirect", redirection: { path, cookies: [clearedStateCookie()] } };
  }
  if (refused !== null) return rerender(formWithProblem(refused));
  const form = accountFormOf("link-provider", locale);
  const checked = checkAccountForm(form, sent, locale);
  if (!checked.ok) return rerender(formWithErrors(checked.errors));

  const password = textOf(checked.values, "currentPassword");
  const { token } = oauthState;
  const browser = browserDigestOf(oauthState);
  const session = await beginSession(visitorOf(request, locale), (nobody) =>
    requestLink(nobody, { provider, browser, token, password }),
  );
  if (session.state === "begun") return { state: "redirect", redirection: entered(oauthState, session.cookies) };
  const { answer, cookies } = session;
  if (answer.state !== "refused" || answer.fault === "wrong-password")
    return rerender(formOfResult(answer, { form }), cookies);
  return { state: "redirect", redirection: failed(oauthState, providerProblemOf(answer), cookies) };
}

/** Returns this browser's sign-in that waits for the password of an existing account; `null` for none. */
export function waitingLink(request: Request, provider: string): (OAuthState & { token: string }) | null {
  const oauthState = readOAuthState(request);
  if (oauthState === null || oauthState.provider !== provider || oauthState.token === null) return null;
  return { ...oauthState, token: oauthState.token };
}

function entered(oauthState: OAuthState, cookies: string[]): Redirection {
  const path = inMode(oauthState, oauthState.back ?? accountPaths.account[oauthState.locale]);
  return { path, cookies: [...cookies, clearedStateCookie()] };
}

/** Redirects to the sign-in page. @param problem - `null` to report none there. */
function failed(oauthState: OAuthState, problem: ShownProblem | null, cookies: string[] = []): Redirection {
  const { locale, back } = oauthState;
  const path = problem === null ? accountPaths.signIn[locale] : problemPath(problem, { locale, return: back });
  return { path: inMode(oauthState, path), cookies: [...cookies, clearedStateCookie()] };
}

function inMode({ isApp }: OAuthState, path: string): string {
  return isApp ? addAppMode(path) : path;
}

function providerProblemOf(answer: AccountResult<unknown>): ShownProblem {
  switch (answer.state) {
    case "refused": {
      const problem = problemOf(answer, "staleState");
      return shownProblems.find((each) => each === problem) ?? "staleState";
    }
    case "tooMany":
      return "providerTooMany";
    case "missing":
      return "providerDisabled";
    default:
      return "providerCmsAway";
  }
}
