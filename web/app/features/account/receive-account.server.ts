import type { AccountFormName } from "@circuit/contract/accounts/account-forms";
import { readDetails } from "@circuit/contract/accounts/account-forms";
import type { Form } from "@circuit/contract/forms/form";
import type { Locale } from "@circuit/contract/locales";
import {
  askChangeDetails,
  askChangePassword,
  askDeleteAccount,
  askEndSession,
  askEndSubscription,
  askPutBack,
  askSignOut,
  type AccountAnswer,
  type Visitor,
} from "#app/cms/account.server.ts";
import { askDisconnect } from "#app/cms/provider-sign-in.server.ts";
import { accountFormOf, detailsFormOf } from "./account-forms.server.ts";
import { askOwner, ownerMarkIn } from "./account-owner.server.ts";
import { accountIntents, type AccountIntent } from "./account-intents.ts";
import type { DoneThing } from "./account-query.ts";
import { accountInputs } from "./auth-view-data.ts";
import {
  againFor,
  againRefused,
  againUnanswered,
  againWith,
  checkAccountForm,
  errorsOfRefusal,
  readSent,
  textOf,
  typedIn,
  type Again,
} from "./received-form.server.ts";
import { addPasskey, askForPasskey, removePasskey } from "./receive-passkey.server.ts";
import type { PasskeyStep } from "./passkeys-view-data.ts";
import { clearedCookies, sessionMarkOf } from "./session-cookie.server.ts";
import { keepSession, visitorOf } from "./session.server.ts";

/** A part of the account's page that comes back with what was sent from it; `page` for one without a form. */
export type AccountPart = "details" | "password" | "delete" | "passkey" | "page";

/** What became of what the account's page sent. `cookies` have to be set in any case. */
export type ReceivedAccount = { cookies: string[] } &
  /**
   * `undo`: what takes it back; `null` or absent where nothing does. `owner`: the mark of the account that the page was of;
   * `null` or absent where that isn't known.
   */
  (
    | { state: "done"; done: DoneThing; undo?: string | null }
    /** Nobody is signed in, or no longer, and nothing was typed that would be lost. */
    | { state: "anonymous" }
    | { state: "again"; part: AccountPart; again: Again; step?: PasskeyStep | null; owner?: string | null }
  );

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
  return told.state === "again" ? { ...told, owner: ownerMarkIn(sent) } : told;
}

/** Acts for the account alone that the page was of. Whoever signs out may be anybody. */
async function actForOwner(intent: AccountIntent, acting: Acting): Promise<ReceivedAccount> {
  const { visitor, sent, form } = acting;
  if (visitor.token === null) return { state: "anonymous", cookies: clearedCookies() };
  const owner = intent === "sign-out" ? null : await askOwner(visitor, sent);
  if (owner?.state === "other") return back("page", againFor("otherAccount"));
  if (owner?.state !== "unasked") return act(intent, acting);
  return unanswered(partOf(intent), owner.answer, null, form === null ? {} : typedIn(form, sent));
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
      return changePassword(visitor, sent, { locale, mark: sessionMarkOf(request) });
    case "alarm-off":
      return switchOff(visitor, idIn(sent));
    case "alarm-back":
      return putBack(visitor, sent);
    case "end-session":
      return simple("sessions", askEndSession(visitor, idIn(sent)));
    case "end-others":
      return simple("other-sessions", askEndSession(visitor, null));
    case "disconnect":
      return disconnect(visitor, idIn(sent));
    case "ask-delete":
      return back("delete", againWith({}));
    case "delete":
      return deleteAccount(visitor, sent, form, locale);
    case "passkey-ask":
      return askForPasskey(visitor, sent, locale);
    case "passkey-add":
      return addPasskey(request, visitor, sent);
    case "passkey-remove":
      return removePasskey(visitor, idIn(sent));
    default:
      return intent satisfies never;
  }
}

/** Clears token and user; the content system ends the session too, unless it is away. */
async function signOut(visitor: Visitor): Promise<ReceivedAccount> {
  if (visitor.token !== null) await askSignOut(visitor);
  return { state: "done", done: "signed-out", cookies: clearedCookies() };
}

async function changeDetails(visitor: Visitor, sent: FormData, locale: Locale): Promise<ReceivedAccount> {
  const form = detailsFormOf(locale);
  const typed = typedIn(form, sent);
  const checked = checkAccountForm(form, sent, locale);
  if (checked.errors !== null) return back("details", againWith(checked.errors, typed));
  const answer = await askChangeDetails(visitor, readDetails(checked.values));
  return answer.state === "done" ? done("details") : unanswered("details", answer, form, typed);
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
  if (answer.state !== "done") return unanswered("password", answer, form, {});
  const { jwt } = answer.value;
  if (jwt === undefined) return done("password");
  const kept = await keepSession(visitor, jwt, mark);
  if (kept.state === "begun") return { state: "done", done: "password", cookies: kept.cookies };
  return { state: "anonymous", cookies: kept.cookies };
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
  if (answer.state !== "done") return unanswered("delete", answer, asked, {});
  return { state: "done", done: "deleted", cookies: clearedCookies() };
}

async function switchOff(visitor: Visitor, id: string): Promise<ReceivedAccount> {
  const asking = askEndSubscription(visitor, id);
  const received = await simple("alarm", asking);
  const answer = await asking;
  return received.state === "done" && answer.state === "done" ? { ...received, undo: answer.value.undo } : received;
}

async function putBack(visitor: Visitor, sent: FormData): Promise<ReceivedAccount> {
  const undo = sent.get(accountInputs.id);
  const answer = await askPutBack(visitor, typeof undo === "string" ? undo : "");
  if (answer.state === "refused" && answer.fault === "wrong-code") return back("page", againFor("noUndo"));
  return answer.state === "done" ? done("alarm-back") : unanswered("page", answer, null, {});
}

async function disconnect(visitor: Visitor, name: string): Promise<ReceivedAccount> {
  const asking = askDisconnect(visitor, name);
  const answer = await asking;
  const isOnlyWay = answer.state === "refused" && answer.fault === "only-way-in";
  return isOnlyWay ? back("page", againFor("onlyWayIn")) : simple("provider", asking);
}

/** What is gone already is gone as well. */
async function simple(thing: DoneThing, asking: Promise<AccountAnswer<unknown>>): Promise<ReceivedAccount> {
  const answer = await asking;
  return answer.state === "done" || answer.state === "missing" ? done(thing) : unanswered("page", answer, null, {});
}

function unanswered(
  part: AccountPart,
  answer: AccountAnswer<unknown>,
  form: Form | null,
  typed: Again["typed"],
): ReceivedAccount {
  if (answer.state !== "refused") return back(part, againUnanswered(answer, typed));
  if (answer.status === 401) return { state: "anonymous", cookies: clearedCookies() };
  const errors = form === null ? {} : errorsOfRefusal(form, answer);
  return back(part, Object.keys(errors).length > 0 ? againWith(errors, typed) : againFor("unreadable", typed));
}

function done(thing: DoneThing): ReceivedAccount {
  return { state: "done", done: thing, cookies: [] };
}

function back(part: AccountPart, again: Again): ReceivedAccount {
  return { state: "again", part, again, cookies: [] };
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
