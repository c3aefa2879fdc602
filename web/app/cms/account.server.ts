import {
  accountCalls,
  accountErrorDetailsSchema,
  type AccountFault,
  accountOverviewSchema,
  accountSchema,
  authAnswerSchema,
  busyCode,
  endedSubscriptionSchema,
  type changeDetailsSchema,
  languageHeader,
  returnPathHeader,
  visitorNetworkHeader,
} from "@circuit/contract/accounts/account";
import type { PasswordFault } from "@circuit/contract/accounts/password-rules";
import type { Locale } from "@circuit/contract/locales";
import { orderSchema } from "@circuit/contract/shop/order";
import * as z from "zod";
import { env } from "#app/env.server.ts";
import type { FetchJsonOptions } from "#app/http/fetch-json.server.ts";
import { log } from "#app/log.server.ts";
import { callCms, parseAnswer, type CmsQuery } from "./call-cms.server.ts";
import { CmsContractError, CmsError } from "./cms-error.server.ts";
import { hashedClientIp } from "./hashed-client-ip.server.ts";

/** The visitor for whom the site calls the CMS, which learns no more than this, and of the IP address only a hash. */
export interface Visitor {
  /** Token of the session; `null` for a visitor who isn't signed in. */
  token: string | null;
  /** Language of the page, in which mails are written. */
  locale: Locale;
  /** Rate-limit key of the visitor, as `visitorRateLimitKey` returns it. */
  client: string;
  /** The browser's `User-Agent`; `null` when it sends none. */
  userAgent: string | null;
}

/**
 * Result of a call. `refused`: `fault` is `null` when the CMS gives no reason that the contract knows. `tooMany`: this
 * visitor exceeded a rate limit; `busy`: too many visitors sign in at this moment; both with the seconds until a retry,
 * `null` when unknown. `missing`: the CMS has no such call, or no such document. `unavailable`: no answer, or a broken
 * one.
 */
export type AccountResult<Value> =
  | { state: "done"; value: Value }
  | { state: "refused"; status: number; fault: AccountFault | null; passwordFault: PasswordFault | null }
  | { state: "tooMany" | "busy"; seconds: number | null }
  | { state: "missing" }
  | { state: "unavailable" };

type AccountCallOptions = Pick<FetchJsonOptions, "method" | "body" | "headers"> & { query?: CmsQuery };

/** Longest wait for a sign-in, in milliseconds. A busy CMS says so within two and a half seconds. */
const signInTimeoutMs = 4000;

/** Calls the CMS for a visitor. A failed call is a result too, and throws nothing. */
export function callAccountApi<Schema extends z.ZodType>(
  path: string,
  visitor: Visitor,
  schema: Schema,
  { query = {}, headers: more = {}, ...asking }: AccountCallOptions = {},
): Promise<AccountResult<z.output<Schema>>> {
  return toAccountResult(path, async () => {
    const headers = { ...visitorHeaders(visitor), ...more };
    const { token } = visitor;
    // Only writes have the shorter limit: reads without a session wait for an external sign-in provider.
    const longest = token === null && asking.method !== undefined ? { maxMs: signInTimeoutMs } : {};
    // Each part has a circuit breaker of its own: failing sign-ins don't affect signed-in visitors.
    const part = token === null ? "signIn" : "accounts";
    return parseAnswer(path, schema, await callCms(path, query, { ...asking, ...longest, headers, token, part }));
  });
}

/** Returns the headers that tell the CMS the visitor's language, network and browser. */
export function visitorHeaders(visitor: Visitor): Record<string, string> {
  return {
    [languageHeader]: visitor.locale,
    [visitorNetworkHeader]: hashedClientIp(visitor.client),
    ...(visitor.userAgent === null ? {} : { "user-agent": visitor.userAgent }),
  };
}

/** Runs a call and turns its outcome, errors included, into an `AccountResult`. */
export async function toAccountResult<Value>(path: string, call: () => Promise<Value>): Promise<AccountResult<Value>> {
  try {
    return { state: "done", value: await call() };
  } catch (error) {
    if (error instanceof CmsError) return toFailedResult(path, error);
    if (!(error instanceof CmsContractError)) throw error;
    log.error("An account's answer breaks the contract", { path, reason: error.message });
    return { state: "unavailable" };
  }
}

const busySchema = z.object({ code: z.literal(busyCode) });

/** Strapi's own error messages, which come without a code. */
const strapiMessages: readonly (readonly [RegExp, AccountFault])[] = [
  [/invalid identifier or password/iu, "wrong-credentials"],
  [/email is not confirmed/iu, "not-confirmed"],
  [/account has been blocked/iu, "blocked"],
  [/current password is invalid/iu, "wrong-password"],
  [/must be different than your current/iu, "same-password"],
  [/incorrect code|invalid token/iu, "wrong-code"],
];

function toFailedResult(path: string, error: CmsError): AccountResult<never> {
  const { status, name, message } = error;
  if (error.isLimited) {
    const isBusy = busySchema.safeParse(error.details).success;
    return { state: isBusy ? "busy" : "tooMany", seconds: error.retryAfterSeconds };
  }
  if (status === 404 || status === 405) return { state: "missing" };
  if (status >= 400 && status < 500) {
    const reason = accountErrorDetailsSchema.safeParse(error.details).data;
    const inWords = strapiMessages.find(([words]) => words.test(message))?.[1];
    return {
      state: "refused",
      status,
      fault: reason?.code ?? inWords ?? null,
      passwordFault: reason?.fault ?? null,
    };
  }
  log.error("Accounts don't answer", { path, reason: `${status} ${name}` });
  return { state: "unavailable" };
}

/** Schema of answers whose body nobody reads. */
const anything = z.unknown();

/* Calls of `contract/src/accounts/account.ts`. Answers with `authAnswerSchema` hold the token of a new session. */

/** Signs in with a password. */
export function requestSignIn(visitor: Visitor, { email, password }: { email: string; password: string }) {
  return callAccountApi("/auth/local", visitor, authAnswerSchema, {
    method: "POST",
    body: { identifier: email, password },
  });
}

/**
 * Registers an account. The answer has no token if the visitor must confirm the e-mail address first.
 *
 * @param returnTo - Path of the page to which the visitor returns after confirming; `null` for none.
 */
export function requestRegister(
  visitor: Visitor,
  { email, password, returnTo = null }: { email: string; password: string; returnTo?: string | null },
) {
  const headers: Record<string, string> = returnTo === null ? {} : { [returnPathHeader]: returnTo };
  const body = { username: email, email, password };
  return callAccountApi("/auth/local/register", visitor, authAnswerSchema, { method: "POST", body, headers });
}

/** Requests a mail with a link to set a new password. */
export function requestForgotPassword(visitor: Visitor, email: string) {
  return callAccountApi("/auth/forgot-password", visitor, anything, { method: "POST", body: { email } });
}

/** Sets a new password with the code of the mail that `requestForgotPassword` requests. */
export function requestResetPassword(visitor: Visitor, { code, password }: { code: string; password: string }) {
  const body = { code, password, passwordConfirmation: password };
  return callAccountApi("/auth/reset-password", visitor, authAnswerSchema, { method: "POST", body });
}

/** Changes the password of the account. */
export function requestChangePassword(visitor: Visitor, passwords: { currentPassword: string; password: string }) {
  const body = { ...passwords, passwordConfirmation: passwords.password };
  return callAccountApi("/auth/change-password", visitor, authAnswerSchema, { method: "POST", body });
}

/** Requests another confirmation mail. */
export function requestSendConfirmation(visitor: Visitor, email: string) {
  return callAccountApi("/auth/send-email-confirmation", visitor, anything, { method: "POST", body: { email } });
}

/** Confirms an e-mail address with the code of the confirmation mail, and the password chosen at registration. */
export function requestConfirmEmail(visitor: Visitor, body: { confirmation: string; password: string }) {
  return callAccountApi("/auth/email-confirmation", visitor, authAnswerSchema, { method: "POST", body });
}

/** Loads the user to whom the session token belongs, with the configured populate. */
export function fetchUser(visitor: Visitor) {
  return callAccountApi("/users/me", visitor, accountSchema, { query: { populate: env.CMS_USER_POPULATE } });
}

/** Reads the account's orders, subscriptions and sessions. Only our own CMS has this call and those below. */
export function fetchAccountOverview(visitor: Visitor, page: number) {
  return callAccountApi(accountCalls.overview, visitor, accountOverviewSchema, { query: { page } });
}

/** Reads one of the visitor's orders, by its number; `missing` for one that isn't theirs. */
export function fetchAccountOrder(visitor: Visitor, number: string) {
  return callAccountApi(`${accountCalls.orders}/${encodeURIComponent(number)}`, visitor, orderSchema);
}

/** Changes details, language and newsletter. */
export function requestChangeDetails(visitor: Visitor, body: z.infer<typeof changeDetailsSchema>) {
  return callAccountApi(accountCalls.details, visitor, anything, { method: "PUT", body });
}

/** Cancels a ticket alarm or the newsletter. The answer may hold a token that restores it. */
export function requestCancelSubscription(visitor: Visitor, documentId: string) {
  const path = `${accountCalls.subscriptions}/${encodeURIComponent(documentId)}`;
  return callAccountApi(path, visitor, endedSubscriptionSchema, { method: "DELETE" });
}

/** Restores a cancelled subscription. @param undo - The token from the answer to the cancellation. */
export function requestRestoreSubscription(visitor: Visitor, undo: string) {
  return callAccountApi(accountCalls.subscriptions, visitor, anything, { method: "POST", body: { undo } });
}

/** Ends a session. @param id - `null` ends all sessions but the current one. */
export function requestEndSession(visitor: Visitor, id: string | null) {
  const path = id === null ? accountCalls.sessions : `${accountCalls.sessions}/${encodeURIComponent(id)}`;
  return callAccountApi(path, visitor, anything, { method: "DELETE" });
}

/** Ends the current session. */
export function requestSignOut(visitor: Visitor) {
  return callAccountApi(accountCalls.signOut, visitor, anything, { method: "POST", body: {} });
}

/** Reads everything that is stored of the visitor. */
export function fetchExport(visitor: Visitor) {
  return callAccountApi(accountCalls.export, visitor, anything);
}

/** Deletes the account. @param password - `null` for an account without one. */
export function requestDeleteAccount(visitor: Visitor, password: string | null) {
  return callAccountApi(accountCalls.account, visitor, anything, { method: "DELETE", body: { password } });
}
