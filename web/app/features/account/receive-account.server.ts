import type { AccountFormName } from "@circuit/contract/accounts/account-forms";
import { readDetails } from "@circuit/contract/accounts/account-forms";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import {
  askChangeDetails,
  askChangePassword,
  askDeleteAccount,
  askCancelSubscription,
  askEndSession,
  askRestoreSubscription,
  askSignOut,
  type Visitor,
} from "#app/cms/account.server.ts";
import { askRemovePasskey } from "#app/cms/passkeys.server.ts";
import { askDisconnect } from "#app/cms/provider-sign-in.server.ts";
import {
  type AccountPart,
  anonymous,
  back,
  done,
  ended,
  notDone,
  type ReceivedAccount,
} from "./account-answer.server.ts";
import { accountFormOf, detailsFormOf } from "./account-forms.server.ts";
import { askOwner, ownerDigestIn } from "./account-owner.server.ts";
import { accountIntents, type AccountIntent } from "./account-intents.ts";
import { accountInputs } from "./auth-view-data.ts";
import {
  againFor,
  againRefused,
  againWith,
  checkAccountForm,
  readSent,
  textOf,
  typedIn,
} from "./received-form.server.ts";
import { addPasskey, askForPasskey } from "./receive-passkey.server.ts";
import { clearedCookies, publicSessionIdOf } from "./session-cookie.server.ts";
import { keepSession, visitorOf } from "./session.server.ts";

/** Takes what was sent from the account's page. */
export async function receiveAccount(request: Request, locale: Locale): Promise<ReceivedAccount> {
  const visitor = visitorOf(request, locale);
  const { sent, refused } = await readSent(request, "accounts");
  if (sent === null) return back("page", againFor(refused));
  const intent = accountIntents.find((each) => each === sent.get(accountInputs.intent));
  if (intent === undefined) return back("page", againFor("unreadable"));
  // Whoever leaves may do so as often as they like.
  if ((refused === "tooMany" || refused === "busy") && intent === "sign-out") return signOut(visitor);
  const form = formOf(intent, locale);
  const typed = form === null ? {} : typedIn(form, sent);
  if (refused !== null) {
    return back(partOf(intent), againRefused(refused, typed));
  }
  const received = await actForOwner(intent, { request, visitor, sent, form, locale });
  const isLost = received.state === "anonymous" && intent === "details";
  const told = isLost ? { ...back("details", againFor("signedOut", typed)), cookies: received.cookies } : received;
  return told.state === "again" ? { ...told, owner: ownerDigestIn(sent) } : told;
}

/** Acts for the account alone that the page was of. Whoever signs out may be anybody. */
async function actForOwner(intent: AccountIntent, acting: Acting): Promise<ReceivedAccount> {
  const { visitor, sent, form } = acting;
  if (visitor.token === null) return anonymous();
  const owner = intent === "sign-out" ? null : await askOwner(visitor, sent);
  if (owner?.state === "other") return back("page", againFor("otherAccount"));
  if (owner?.state !== "unasked") return act(intent, acting);
  return notDone(partOf(intent), owner.answer, { typed: form === null ? {} : typedIn(form, sent) });
}

interface Acting {
  request: Request;
  visitor: Visitor;
  sent: FormData;
  form: Form | null;
  locale: Locale;
}

function act(
  intent: AccountIntent,
  { request, visitor, sent, form, locale }: Acting,
): Promise<ReceivedAccount> | ReceivedAccount {
  switch (intent) {
    case "sign-out":
      return signOut(visitor);
    case "details":
      return changeDetails(visitor, sent, locale);
    case "password":
      return changePassword(visitor, sent, { locale, mark: publicSessionIdOf(request) });
    case "alarm-off":
      return cancelAlarm(visitor, idIn(sent));
    case "alarm-back":
      return restoreAlarm(visitor, sent);
    case "end-session":
      return ended("sessions", askEndSession(visitor, idIn(sent)));
    case "end-others":
      return ended("other-sessions", askEndSession(visitor, null));
    case "disconnect":
      return ended("provider", askDisconnect(visitor, idIn(sent)));
    case "ask-delete":
      return back("delete", againWith({}));
    case "delete":
      return deleteAccount(visitor, sent, form, locale);
    case "passkey-ask":
      return askForPasskey(visitor, sent, locale);
    case "passkey-add":
      return addPasskey(request, visitor, sent);
    case "passkey-remove":
      return ended("passkey-removed", askRemovePasskey(visitor, idIn(sent)));
    default:
      return intent satisfies never;
  }
}

/** Clears token and user; the content system ends the session too, unless it is away. */
async function signOut(visitor: Visitor): Promise<ReceivedAccount> {
  if (visitor.token !== null) await askSignOut(visitor);
  return done("signed-out", clearedCookies());
}

async function changeDetails(visitor: Visitor, sent: FormData, locale: Locale): Promise<ReceivedAccount> {
  const form = detailsFormOf(locale);
  const typed = typedIn(form, sent);
  const checked = checkAccountForm(form, sent, locale);
  if (checked.errors !== null) return back("details", againWith(checked.errors, typed));
  const answer = await askChangeDetails(visitor, readDetails(checked.values));
  return answer.state === "done" ? done("details") : notDone("details", answer, { form, typed });
}

/** The token that the answer holds takes the place of the one that asked. */
async function changePassword(
  visitor: Visitor,
  sent: FormData,
  { locale, mark }: { locale: Locale; mark: string | null },
): Promise<ReceivedAccount> {
  const form = accountFormOf("change-password", locale);
  const checked = checkAccountForm(form, sent, locale);
  if (checked.errors !== null) return back("password", againWith(checked.errors));
  const answer = await askChangePassword(visitor, {
    currentPassword: textOf(checked.values, "currentPassword"),
    password: textOf(checked.values, "password"),
  });
  if (answer.state !== "done") return notDone("password", answer, { form });
  const { jwt } = answer.value;
  if (jwt === undefined) return done("password");
  const kept = await keepSession(visitor, jwt, mark);
  return kept.state === "begun" ? done("password", kept.cookies) : anonymous();
}

async function deleteAccount(
  visitor: Visitor,
  sent: FormData,
  form: Form | null,
  locale: Locale,
): Promise<ReceivedAccount> {
  // An account without a password sends none: the content system knows which has one.
  const hasPassword = sent.has("currentPassword");
  const asked = form ?? accountFormOf("delete-account", locale);
  const checked = hasPassword ? checkAccountForm(asked, sent, locale) : null;
  if (checked !== null && checked.errors !== null) return back("delete", againWith(checked.errors));
  const answer = await askDeleteAccount(visitor, checked === null ? null : textOf(checked.values, "currentPassword"));
  return answer.state === "done" ? done("deleted", clearedCookies()) : notDone("delete", answer, { form: asked });
}

async function cancelAlarm(visitor: Visitor, id: string): Promise<ReceivedAccount> {
  const asking = askCancelSubscription(visitor, id);
  const received = await ended("alarm", asking);
  const answer = await asking;
  return received.state === "done" && answer.state === "done" ? { ...received, undo: answer.value.undo } : received;
}

async function restoreAlarm(visitor: Visitor, sent: FormData): Promise<ReceivedAccount> {
  const undo = sent.get(accountInputs.id);
  const answer = await askRestoreSubscription(visitor, typeof undo === "string" ? undo : "");
  return answer.state === "done" ? done("alarm-back") : notDone("page", answer);
}

const formNames: Partial<Record<AccountIntent, AccountFormName>> = {
  password: "change-password",
  delete: "delete-account",
  "passkey-ask": "add-passkey",
};

function formOf(intent: AccountIntent, locale: Locale): Form | null {
  const name = formNames[intent];
  if (intent === "details") return detailsFormOf(locale);
  return name === undefined ? null : accountFormOf(name, locale);
}

function partOf(intent: AccountIntent): AccountPart {
  if (intent === "passkey-ask" || intent === "passkey-add") return "passkey";
  return intent === "details" || intent === "password" || intent === "delete" ? intent : "page";
}

/** What was made up becomes an id that nothing has: it is gone already, and changes no address that is asked. */
function idIn(sent: FormData): string {
  const id = sent.get(accountInputs.id);
  return typeof id === "string" && /^[\w~-][\w.~-]{0,99}$/u.test(id) ? id : "none";
}
