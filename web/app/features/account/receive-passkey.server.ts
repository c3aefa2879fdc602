import {
  assertionSchema,
  attestationSchema,
  maxPasskeyNameLength,
  passkeyChallengeMs,
} from "@circuit/contract/accounts/passkeys";
import type { Locale } from "@circuit/contract/locales";
import type { Visitor } from "#app/cms/account.server.ts";
import { fetchPasskeyRequest, requestAddPasskey, requestSignInByPasskey } from "#app/cms/passkeys.server.ts";
import { cookieValue, httpOnlyCookie } from "#app/http/cookies.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { visitorRateLimitKey } from "#app/http/verified-email.server.ts";
import { rerenderForm, succeeded, failedOutcome, type ReceivedAccount } from "./account-answer.server.ts";
import { accountInputs } from "./auth-view-data.ts";
import { formOfResult, formWithProblem, type FormRerender } from "./received-form.server.ts";
import { beginSession, visitorOf } from "./session.server.ts";

const passkeyCookie = "account-passkey";

/**
 * Returns the cookie that names this browser's challenge, so that no other browser can answer the challenge. Scripts
 * can't read it, and requests from other sites don't send it.
 */
export function passkeyCookies(handle: string): string[] {
  return [httpOnlyCookie(passkeyCookie, handle, passkeyChallengeMs / 1000, "Strict")];
}

/** Clears the cookie: a challenge can be answered only once. */
function clearedPasskeyCookies(): string[] {
  return [httpOnlyCookie(passkeyCookie, "", 0, "Strict")];
}

/** Returns the handle of the challenge that this browser got; `null` for none. */
function passkeyHandleOf(request: Request): string | null {
  const handle = cookieValue(request.headers.get("cookie"), passkeyCookie) ?? "";
  return /^[\w-]{1,100}$/u.test(handle) ? handle : null;
}

/** Gives the sign-in page the challenge that a passkey has to sign; a cookie binds the challenge to this browser. */
export async function answerPasskeyRequest(request: Request, locale: Locale): Promise<Response> {
  if (isCrossOrigin(request) || request.headers.get("sec-fetch-site") === "cross-site") return refused(403);
  if (!(await isWithinLimit("signIns", visitorRateLimitKey(request)))) return refused(429);
  const answer = await fetchPasskeyRequest(visitorOf(request, locale));
  switch (answer.state) {
    case "done":
      return Response.json(answer.value.options, { headers: privateHeaders(passkeyCookies(answer.value.handle)) });
    case "tooMany":
      return refused(429);
    case "missing":
      return refused(404);
    default:
      return refused(503);
  }
}

function refused(status: number): Response {
  return Response.json({ reason: "refused" }, { status, headers: privateHeaders() });
}

/** The browser's answer about a passkey, as submitted; `null` when the form has none. */
export function passkeyIn(sent: FormData): string | null {
  const text = sent.get(accountInputs.passkey);
  return typeof text === "string" ? text : null;
}

function answerIn(sent: FormData): unknown {
  try {
    return JSON.parse(passkeyIn(sent) ?? "");
  } catch {
    // Malformed JSON: no schema accepts `null` either.
    return null;
  }
}

/** Signs a visitor in with a passkey. `rerender` is `null` on success. */
export async function signInByPasskey(
  request: Request,
  visitor: Visitor,
  sent: FormData,
): Promise<{ rerender: FormRerender | null; cookies: string[] }> {
  const handle = passkeyHandleOf(request);
  const response = assertionSchema.safeParse(answerIn(sent)).data;
  if (handle === null || response === undefined) {
    return { rerender: formWithProblem("badPasskey"), cookies: clearedPasskeyCookies() };
  }
  const begun = await beginSession(visitor, (nobody) => requestSignInByPasskey(nobody, { handle, response }));
  const cookies = [...begun.cookies, ...clearedPasskeyCookies()];
  if (begun.state === "begun") return { rerender: null, cookies };
  if (begun.answer.state === "missing") return { rerender: formWithProblem("noPasskeys"), cookies };
  const rerender = formOfResult(begun.answer, { otherwise: "badPasskey" });
  return { rerender, cookies };
}

/** Stores the passkey that the browser created. */
export async function addPasskey(request: Request, visitor: Visitor, sent: FormData): Promise<ReceivedAccount> {
  const handle = passkeyHandleOf(request);
  const response = attestationSchema.safeParse(answerIn(sent)).data;
  const received = async (): Promise<ReceivedAccount> => {
    if (handle === null || response === undefined) return rerenderForm("passkey", formWithProblem("failedPasskey"));
    const answer = await requestAddPasskey(visitor, { handle, name: nameIn(sent), response });
    return answer.state === "done"
      ? succeeded("passkey-added")
      : failedOutcome("passkey", answer, { otherwise: "failedPasskey" });
  };
  const { cookies, ...rest } = await received();
  return { ...rest, cookies: [...cookies, ...clearedPasskeyCookies()] };
}

function nameIn(sent: FormData): string {
  const name = sent.get("passkeyName");
  return typeof name === "string" ? name.slice(0, maxPasskeyNameLength).toWellFormed() : "";
}
