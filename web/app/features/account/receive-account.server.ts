import { type AccountFormName, readDetails } from "@circuit/contract/accounts/account-forms";
import type { Form } from "@circuit/contract/forms/form";
import type { SubmittedValues } from "@circuit/contract/forms/check-form";
import type { Locale } from "@circuit/contract/locales";
import {
  type AccountResult,
  requestCancelSubscription,
  requestChangeDetails,
  requestChangePassword,
  requestDeleteAccount,
  requestEndSession,
  requestRestoreSubscription,
  requestSignOut,
  type Visitor,
} from "#app/cms/account.server.ts";
import { fetchPasskeyCreation, requestRemovePasskey } from "#app/cms/passkeys.server.ts";
import { requestDisconnect } from "#app/cms/provider-sign-in.server.ts";
import {
  type AccountPart,
  anonymous,
  rerenderForm,
  succeeded,
  ended,
  failedOutcome,
  type ReceivedAccount,
} from "./account-answer.server.ts";
import { accountFormOf, detailsFormOf } from "./account-forms.server.ts";
import { accountIntents, type AccountIntent } from "./account-intents.ts";
import { checkOwner, ownerDigestIn } from "./account-owner.server.ts";
import { accountInputs } from "./auth-view-data.ts";
import { passkeyCookies } from "./passkey-cookie.server.ts";
import { addPasskey } from "./receive-passkey.server.ts";
import {
  formWithProblem,
  refusedForm,
  formWithErrors,
  checkAccountForm,
  readAccountForm,
  textOf,
  type Typed,
  typedIn,
} from "./received-form.server.ts";
import { clearedCookies, publicSessionIdOf } from "./session-cookie.server.ts";
import { keepSession, visitorOf } from "./session.server.ts";

/** Handles the forms of the account page. */
export async function receiveAccount(request: Request, locale: Locale): Promise<ReceivedAccount> {
  const visitor = visitorOf(request, locale);
  const { sent, refused } = await readAccountForm(request, "accounts");
  if (sent === null) return rerenderForm("page", formWithProblem(refused));
  const intent = accountIntents.find((each) => each === sent.get(accountInputs.intent));
  if (intent === undefined) return rerenderForm("page", formWithProblem("unreadable"));
  // Signing out works beyond the rate limit and under overload too.
  if ((refused === "tooMany" || refused === "busy") && intent === "sign-out") return signOut(visitor);
  const form = formOf(intent, sent, locale);
  const typed = form === null ? {} : typedIn(form, sent);
  if (refused !== null) return rerenderForm(partOf(intent), refusedForm(refused, typed));
  const received = await actForOwner(intent, { request, visitor, sent, form, typed, locale });
  const isLost = received.state === "anonymous" && intent === "details";
  const result = isLost
    ? { ...rerenderForm("details", formWithProblem("signedOut", typed)), cookies: received.cookies }
    : received;
  return result.state === "rerender" ? { ...result, owner: ownerDigestIn(sent) } : result;
}

interface Acting {
  request: Request;
  visitor: Visitor;
  sent: FormData;
  /** `null` for an intent without a form. */
  form: Form | null;
  typed: Typed;
  locale: Locale;
}

/** Acts only for the account that the page was made for; signing out needs no such check. */
async function actForOwner(intent: AccountIntent, acting: Acting): Promise<ReceivedAccount> {
  const { visitor, sent, typed } = acting;
  if (visitor.token === null) return anonymous();
  const owner = intent === "sign-out" ? null : await checkOwner(visitor, sent);
  if (owner?.state === "other") return rerenderForm("page", formWithProblem("otherAccount"));
  if (owner?.state !== "unasked") return act(intent, acting);
  return failedOutcome(partOf(intent), owner.answer, { typed });
}

function act(intent: AccountIntent, acting: Acting): Promise<ReceivedAccount> | ReceivedAccount {
  const { request, visitor, sent } = acting;
  switch (intent) {
    case "sign-out":
      return signOut(visitor);
    case "details":
      return changeDetails(acting);
    case "password":
      return changePassword(acting);
    case "delete":
      return deleteAccount(acting);
    case "passkey-ask":
      return beginPasskey(acting);
    case "passkey-add":
      return addPasskey(request, visitor, sent);
    case "alarm-off":
      return cancelAlarm(visitor, idIn(sent));
    case "alarm-back":
      return restoreAlarm(visitor, sent);
    case "end-session":
      return ended("sessions", requestEndSession(visitor, idIn(sent)));
    case "end-others":
      return ended("other-sessions", requestEndSession(visitor, null));
    case "disconnect":
      return ended("provider", requestDisconnect(visitor, idIn(sent)));
    case "passkey-remove":
      return ended("passkey-removed", requestRemovePasskey(visitor, idIn(sent)));
    case "ask-delete":
      return rerenderForm("delete", formWithErrors({}));
    default:
      return intent satisfies never;
  }
}

/** Validates a form, sends its request, and returns the outcome of `then`, or why the form is shown again. */
async function submitAccountForm<Value>(
  intent: AccountIntent,
  { form, sent, typed, locale }: Acting,
  ask: (values: SubmittedValues) => Promise<AccountResult<Value>>,
  then: (value: Value, values: SubmittedValues) => Promise<ReceivedAccount> | ReceivedAccount,
): Promise<ReceivedAccount> {
  if (form === null) throw new Error(`No form is sent for ${intent}`);
  const part = partOf(intent);
  const checked = checkAccountForm(form, sent, locale);
  if (checked.errors !== null) return rerenderForm(part, formWithErrors(checked.errors, typed));
  const answer = await ask(checked.values);
  const otherwise = part === "passkey" ? "failedPasskey" : "unreadable";
  return answer.state === "done"
    ? then(answer.value, checked.values)
    : failedOutcome(part, answer, { form, typed, otherwise });
}

/** Clears the session cookies; the content system ends the session too, unless it is unavailable. */
async function signOut(visitor: Visitor): Promise<ReceivedAccount> {
  if (visitor.token !== null) await requestSignOut(visitor);
  return succeeded("signed-out", clearedCookies());
}

function changeDetails(acting: Acting): Promise<ReceivedAccount> {
  const ask = (values: SubmittedValues) => requestChangeDetails(acting.visitor, readDetails(values));
  return submitAccountForm("details", acting, ask, () => succeeded("details"));
}

function deleteAccount(acting: Acting): Promise<ReceivedAccount> {
  const ask = (values: SubmittedValues) => requestDeleteAccount(acting.visitor, passwordIn(values, acting.sent));
  return submitAccountForm("delete", acting, ask, () => succeeded("deleted", clearedCookies()));
}

/** Changes the password. The answer has a new token, which replaces the session's old one. */
function changePassword(acting: Acting): Promise<ReceivedAccount> {
  const { request, visitor } = acting;
  const ask = (values: SubmittedValues) =>
    requestChangePassword(visitor, {
      currentPassword: textOf(values, "currentPassword"),
      password: textOf(values, "password"),
    });
  return submitAccountForm("password", acting, ask, async ({ jwt }) => {
    if (jwt === undefined) return succeeded("password");
    const session = await keepSession(visitor, jwt, publicSessionIdOf(request));
    return session.state === "begun" ? succeeded("password", session.cookies) : anonymous();
  });
}

/** Checks whether the visitor may add a passkey, and returns the options with which the browser creates it. */
function beginPasskey(acting: Acting): Promise<ReceivedAccount> {
  const { visitor, sent, typed } = acting;
  const ask = (values: SubmittedValues) => fetchPasskeyCreation(visitor, passwordIn(values, sent));
  return submitAccountForm("passkey-ask", acting, ask, ({ handle, options }, values) => {
    const step = { options, name: textOf(values, "passkeyName") };
    return { ...rerenderForm("passkey", formWithErrors({}, typed), passkeyCookies(handle)), step };
  });
}

async function cancelAlarm(visitor: Visitor, id: string): Promise<ReceivedAccount> {
  const asking = requestCancelSubscription(visitor, id);
  const received = await ended("alarm", asking);
  const answer = await asking;
  return received.state === "done" && answer.state === "done" ? { ...received, undo: answer.value.undo } : received;
}

async function restoreAlarm(visitor: Visitor, sent: FormData): Promise<ReceivedAccount> {
  const undo = sent.get(accountInputs.id);
  const answer = await requestRestoreSubscription(visitor, typeof undo === "string" ? undo : "");
  return answer.state === "done" ? succeeded("alarm-back") : failedOutcome("page", answer, { otherwise: "noUndo" });
}

const forms: Partial<Record<AccountIntent, AccountFormName>> = {
  password: "change-password",
  delete: "delete-account",
  "passkey-ask": "add-passkey",
};

/** Returns the form of an intent; `null` without one. Leaves the password field out when no password was sent. */
function formOf(intent: AccountIntent, sent: FormData, locale: Locale): Form | null {
  if (intent === "details") return detailsFormOf(locale);
  const name = forms[intent];
  if (name === undefined) return null;
  const form = accountFormOf(name, locale);
  const isAsked = intent === "password" || sent.has("currentPassword");
  return isAsked
    ? form
    : { ...form, fields: form.fields.filter(({ __component }) => __component !== "fields.password") };
}

function passwordIn(values: SubmittedValues, sent: FormData): string | null {
  return sent.has("currentPassword") ? textOf(values, "currentPassword") : null;
}

function partOf(intent: AccountIntent): AccountPart {
  if (intent === "passkey-ask" || intent === "passkey-add") return "passkey";
  return intent === "details" || intent === "password" || intent === "delete" ? intent : "page";
}

/** Reads the id in a form. A malformed id becomes `none`, so that it can't change the path of the request. */
function idIn(sent: FormData): string {
  const id = sent.get(accountInputs.id);
  return typeof id === "string" && /^[\w~-][\w.~-]{0,99}$/u.test(id) ? id : "none";
}
