import { type AccountFormName, readDetails } from "@circuit/contract/accounts/account-forms";
import type { Form } from "@circuit/contract/forms/form";
import type { SubmittedValues } from "@circuit/contract/forms/check-form";
import type { Locale } from "@circuit/contract/locales";
import {
  type AccountResult,
  fetchUser,
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
import { accountFormOf, detailsFormOf, withoutPassword } from "./account-forms.server.ts";
import { ownerDigestIn, ownerDigestOf } from "./account-owner.server.ts";
import { accountInputs } from "./auth-view-data.ts";
import { addPasskey, passkeyCookies } from "./receive-passkey.server.ts";
import {
  formWithProblem,
  formWithErrors,
  checkAccountForm,
  readAccountForm,
  textOf,
  type Typed,
  typedIn,
} from "./received-form.server.ts";
import { clearedCookies, publicSessionIdOf } from "./session-cookie.server.ts";
import { keepSession, visitorOf } from "./session.server.ts";

interface Intent {
  /** Part of the page that says why the intent failed. */
  part: AccountPart;
  /** Returns the form of the intent; absent for a button. */
  form?: (locale: Locale, sent: FormData) => Form;
  act: (acting: Acting) => Promise<ReceivedAccount> | ReceivedAccount;
}

/**
 * Intents of the account page's forms and buttons. `ask-delete` shows the form that confirms the deletion;
 * `passkey-ask` returns the options with which the browser creates a passkey.
 */
const intents = {
  "sign-out": { part: "page", act: ({ visitor }) => signOut(visitor) },
  details: { part: "details", form: detailsFormOf, act: changeDetails },
  password: { part: "password", form: (locale) => accountFormOf("change-password", locale), act: changePassword },
  "alarm-off": { part: "page", act: cancelAlarm },
  "alarm-back": { part: "page", act: restoreAlarm },
  "end-session": {
    part: "page",
    act: ({ visitor, sent }) => ended("sessions", requestEndSession(visitor, idIn(sent))),
  },
  "end-others": { part: "page", act: ({ visitor }) => ended("other-sessions", requestEndSession(visitor, null)) },
  disconnect: { part: "page", act: ({ visitor, sent }) => ended("provider", requestDisconnect(visitor, idIn(sent))) },
  "ask-delete": { part: "page", act: () => rerenderForm("delete", formWithErrors({})) },
  delete: { part: "delete", form: formWithPasswordSent("delete-account"), act: deleteAccount },
  "passkey-ask": { part: "passkey", form: formWithPasswordSent("add-passkey"), act: beginPasskey },
  "passkey-add": { part: "passkey", act: ({ request, visitor, sent }) => addPasskey(request, visitor, sent) },
  "passkey-remove": {
    part: "page",
    act: ({ visitor, sent }) => ended("passkey-removed", requestRemovePasskey(visitor, idIn(sent))),
  },
} satisfies Record<string, Intent>;

export type AccountIntent = keyof typeof intents;

/** Makes a form that leaves the password field out when no password was sent. */
function formWithPasswordSent(name: AccountFormName) {
  return (locale: Locale, sent: FormData) => {
    const form = accountFormOf(name, locale);
    return sent.has("currentPassword") ? form : withoutPassword(form);
  };
}

function isIntent(value: unknown): value is AccountIntent {
  return typeof value === "string" && Object.hasOwn(intents, value);
}

/** Handles the forms of the account page. */
export async function receiveAccount(request: Request, locale: Locale): Promise<ReceivedAccount> {
  const visitor = visitorOf(request, locale);
  const { sent, refused } = await readAccountForm(request, "accounts");
  if (sent === null) return rerenderForm("page", formWithProblem(refused));
  const intent = sent.get(accountInputs.intent);
  if (!isIntent(intent)) return rerenderForm("page", formWithProblem("unreadable"));
  // Signing out works beyond the rate limit and under overload too.
  if ((refused === "tooMany" || refused === "busy") && intent === "sign-out") return signOut(visitor);
  const { part, form: formOf }: Intent = intents[intent];
  const form = formOf?.(locale, sent) ?? null;
  const typed = form === null ? {} : typedIn(form, sent);
  if (refused !== null) return rerenderForm(part, formWithProblem(refused, typed));
  const received = await actForOwner(intent, { request, visitor, sent, part, form, typed, locale });
  const isLost = received.state === "anonymous" && intent === "details";
  const result = isLost
    ? { ...rerenderForm("details", formWithProblem("signedOut", typed)), cookies: received.cookies }
    : received;
  return result.state === "rerender" ? { ...result, owner: ownerDigestIn(sent) } : result;
}

interface Acting {
  part: AccountPart;
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
  const { visitor, sent, part, typed } = acting;
  if (visitor.token === null) return anonymous();
  if (intent !== "sign-out") {
    const user = await fetchUser(visitor);
    if (user.state !== "done") return failedOutcome(part, user, { typed });
    if (ownerDigestIn(sent) !== ownerDigestOf(user.value)) return rerenderForm("page", formWithProblem("otherAccount"));
  }
  const { act }: Intent = intents[intent];
  return act(acting);
}

/** Validates a form, sends its request, and returns the outcome of `then`, or why the form is shown again. */
async function submitAccountForm<Value>(
  { part, form, sent, typed, locale }: Acting,
  ask: (values: SubmittedValues) => Promise<AccountResult<Value>>,
  then: (value: Value, values: SubmittedValues) => Promise<ReceivedAccount> | ReceivedAccount,
): Promise<ReceivedAccount> {
  if (form === null) throw new Error(`No form is sent for ${part}`);
  const checked = checkAccountForm(form, sent, locale);
  if (!checked.ok) return rerenderForm(part, formWithErrors(checked.errors, typed));
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
  return submitAccountForm(acting, ask, () => succeeded("details"));
}

function deleteAccount(acting: Acting): Promise<ReceivedAccount> {
  const ask = (values: SubmittedValues) => requestDeleteAccount(acting.visitor, passwordIn(values, acting.sent));
  return submitAccountForm(acting, ask, () => succeeded("deleted", clearedCookies()));
}

/** Changes the password. The answer has a new token, which replaces the session's old one. */
function changePassword(acting: Acting): Promise<ReceivedAccount> {
  const { request, visitor } = acting;
  const ask = (values: SubmittedValues) =>
    requestChangePassword(visitor, {
      currentPassword: textOf(values, "currentPassword"),
      password: textOf(values, "password"),
    });
  return submitAccountForm(acting, ask, async ({ jwt }) => {
    if (jwt === undefined) return succeeded("password");
    const session = await keepSession(visitor, jwt, publicSessionIdOf(request));
    return session.state === "begun" ? succeeded("password", session.cookies) : anonymous();
  });
}

/** Checks whether the visitor may add a passkey, and returns the options with which the browser creates it. */
function beginPasskey(acting: Acting): Promise<ReceivedAccount> {
  const { visitor, sent, typed } = acting;
  const ask = (values: SubmittedValues) => fetchPasskeyCreation(visitor, passwordIn(values, sent));
  return submitAccountForm(acting, ask, ({ handle, options }, values) => {
    const step = { options, name: textOf(values, "passkeyName") };
    return { ...rerenderForm("passkey", formWithErrors({}, typed), passkeyCookies(handle)), step };
  });
}

async function cancelAlarm({ visitor, sent }: Acting): Promise<ReceivedAccount> {
  const asking = requestCancelSubscription(visitor, idIn(sent));
  const received = await ended("alarm", asking);
  const answer = await asking;
  return received.state === "done" && answer.state === "done" ? { ...received, undo: answer.value.undo } : received;
}

async function restoreAlarm({ visitor, sent }: Acting): Promise<ReceivedAccount> {
  const undo = sent.get(accountInputs.id);
  const answer = await requestRestoreSubscription(visitor, typeof undo === "string" ? undo : "");
  return answer.state === "done" ? succeeded("alarm-back") : failedOutcome("page", answer, { otherwise: "noUndo" });
}

function passwordIn(values: SubmittedValues, sent: FormData): string | null {
  return sent.has("currentPassword") ? textOf(values, "currentPassword") : null;
}

/** Reads the id in a form. A malformed id becomes `none`, so that it can't change the path of the request. */
function idIn(sent: FormData): string {
  const id = sent.get(accountInputs.id);
  return typeof id === "string" && /^[\w~-][\w.~-]{0,99}$/u.test(id) ? id : "none";
}
