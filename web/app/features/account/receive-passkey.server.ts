import type { AccountFault } from "@circuit/contract/accounts/account";
import { assertionSchema, attestationSchema, longestPasskeyName } from "@circuit/contract/accounts/passkeys";
import type { Locale } from "@circuit/contract/locales";
import type { AccountAnswer, Visitor } from "#app/cms/account.server.ts";
import { askAddPasskey, askPasskeyCreation, askRemovePasskey, askSignInByPasskey } from "#app/cms/passkeys.server.ts";
import { accountFormOf } from "./account-forms.server.ts";
import { accountInputs, type AccountProblem } from "./auth-view-data.ts";
import { clearedPasskeyCookies, passkeyCookies, passkeyHandleOf } from "./passkey-cookie.server.ts";
import type { PasskeyStep } from "./passkeys-view-data.ts";
import {
  againFor,
  againUnanswered,
  againWith,
  checkAccountForm,
  errorsOfRefusal,
  textOf,
  typedIn,
  type Again,
} from "./received-form.server.ts";
import { clearedCookies } from "./session-cookie.server.ts";
import { beginSession } from "./session.server.ts";

/** What became of what was sent about passkeys. `cookies` have to be set in any case. */
type ReceivedPasskey = { cookies: string[] } & (
  | { state: "done"; done: "passkey-added" | "passkey-removed" }
  | { state: "anonymous" }
  | { state: "again"; part: "passkey"; again: Again; step: PasskeyStep | null }
);

/** What a browser answered that made a passkey or shows one, as it was sent; `null` where that isn't what was sent. */
export function passkeyIn(sent: FormData): string | null {
  const text = sent.get(accountInputs.passkey);
  return typeof text === "string" ? text : null;
}

function answerIn(sent: FormData): unknown {
  try {
    return JSON.parse(passkeyIn(sent) ?? "");
  } catch {
    // No browser's answer: it fits no schema either.
    return null;
  }
}

/** Signs a visitor in by what a passkey signed. `again` is `null` when they are in. */
export async function signInByPasskey(
  request: Request,
  visitor: Visitor,
  sent: FormData,
): Promise<{ again: Again | null; cookies: string[] }> {
  const handle = passkeyHandleOf(request);
  const response = assertionSchema.safeParse(answerIn(sent)).data;
  if (handle === null || response === undefined) {
    return { again: againFor("badPasskey"), cookies: clearedPasskeyCookies() };
  }
  const begun = await beginSession(visitor, (nobody) => askSignInByPasskey(nobody, { handle, response }));
  const cookies = [...begun.cookies, ...clearedPasskeyCookies()];
  return { again: begun.state === "begun" ? null : refusal(begun.answer, "badPasskey"), cookies };
}

/** Finds out whether the visitor may add a passkey, and what the browser is to make then. */
export async function askForPasskey(visitor: Visitor, sent: FormData, locale: Locale): Promise<ReceivedPasskey> {
  const whole = accountFormOf("add-passkey", locale);
  // Who has no password isn't asked for one: the content system knows whether there is.
  const hasPassword = sent.has("currentPassword");
  const fields = whole.fields.filter(({ __component }) => hasPassword || __component !== "fields.password");
  const form = { ...whole, fields };
  const typed = typedIn(form, sent);
  const checked = checkAccountForm(form, sent, locale);
  if (checked.errors !== null) return back(againWith(checked.errors, typed));

  const password = hasPassword ? textOf(checked.values, "currentPassword") : null;
  const answer = await askPasskeyCreation(visitor, password);
  if (answer.state === "done") {
    const { handle, options } = answer.value;
    return {
      ...back(againWith({}, typed), passkeyCookies(handle)),
      step: { options, name: textOf(checked.values, "passkeyName") },
    };
  }
  if (isEnded(answer)) return { state: "anonymous", cookies: clearedCookies() };
  const errors = answer.state === "refused" ? errorsOfRefusal(form, answer) : {};
  return back(Object.keys(errors).length > 0 ? againWith(errors, typed) : refusal(answer, "failedPasskey", typed));
}

/** Has the passkey kept that the browser made. */
export async function addPasskey(request: Request, visitor: Visitor, sent: FormData): Promise<ReceivedPasskey> {
  const cookies = clearedPasskeyCookies();
  const handle = passkeyHandleOf(request);
  const response = attestationSchema.safeParse(answerIn(sent)).data;
  if (handle === null || response === undefined) return back(againFor("failedPasskey"), cookies);
  const answer = await askAddPasskey(visitor, { handle, name: nameIn(sent), response });
  if (answer.state === "done") return { state: "done", done: "passkey-added", cookies };
  if (isEnded(answer)) return { state: "anonymous", cookies: [...clearedCookies(), ...cookies] };
  return back(refusal(answer, "failedPasskey"), cookies);
}

/** Removes a passkey; what is gone already is gone as well. */
export async function removePasskey(visitor: Visitor, id: string): Promise<ReceivedPasskey> {
  const answer = await askRemovePasskey(visitor, id);
  if (answer.state === "done" || answer.state === "missing")
    return { state: "done", done: "passkey-removed", cookies: [] };
  if (isEnded(answer)) return { state: "anonymous", cookies: clearedCookies() };
  return back(refusal(answer, "unreadable"));
}

function nameIn(sent: FormData): string {
  const name = sent.get("passkeyName");
  return typeof name === "string" ? name.slice(0, longestPasskeyName).toWellFormed() : "";
}

const problems: Partial<Record<AccountFault, AccountProblem>> = {
  blocked: "blocked",
  "known-passkey": "knownPasskey",
  "too-many-passkeys": "tooManyPasskeys",
  "sign-in-again": "signInAgain",
};

/** In words, why a passkey wasn't taken. @param otherwise - For what has no words of its own. */
function refusal(answer: AccountAnswer<unknown>, otherwise: AccountProblem, typed: Again["typed"] = {}): Again {
  switch (answer.state) {
    case "refused":
      return againFor((answer.fault === null ? undefined : problems[answer.fault]) ?? otherwise, typed);
    case "missing":
      return againFor("noPasskeys", typed);
    default:
      return againUnanswered(answer, typed);
  }
}

function isEnded(answer: AccountAnswer<unknown>): boolean {
  return answer.state === "refused" && answer.status === 401;
}

function back(again: Again, cookies: string[] = []) {
  return { state: "again", part: "passkey", again, step: null, cookies } as const;
}
