import type { AccountFault } from "@circuit/contract/accounts/account";
import type { AccountFormName } from "@circuit/contract/accounts/account-forms";
import type { SubmittedValues } from "@circuit/contract/forms/schema-of-form";
import type { Locale } from "@circuit/contract/locales";
import {
  askConfirmEmail,
  askForgotPassword,
  askRegister,
  askResetPassword,
  askSendConfirmation,
  askSignIn,
  type AccountAnswer,
  type Visitor,
} from "#app/cms/account.server.ts";
import type { RateLimit } from "#app/http/rate-limits.server.ts";
import { accountFormOf } from "./account-forms.server.ts";
import { accountInputs, type AccountProblem } from "./auth-view-data.ts";
import { formOfAuthPage, type AuthPageName } from "./auth-pages.ts";
import {
  againFor,
  againAnswered,
  againRefused,
  againWith,
  checkAccountForm,
  ownWaitSeconds,
  readSent,
  textOf,
  typedIn,
  type Again,
} from "./received-form.server.ts";
import { passkeyIn, signInByPasskey } from "./receive-passkey.server.ts";
import { beginSession, visitorOf, type BeginSessionResult } from "./session.server.ts";

/** What became of what a page's form sent. `cookies` have to be set in any case. */
export type AuthFormResult = { cookies: string[] } &
  /** `returnTo`: where the visitor was when they registered, unchecked; `null` when that isn't known. */
  (
    | { state: "in"; returnTo: string | null; isReset: boolean }
    /** A mail is on its way, or would be. `email`: to the address as it was typed. */
    | { state: "mailed"; email: string }
    | { state: "again"; formName: AccountFormName; code: string | null; again: Again }
  );

interface Options {
  locale: Locale;
  /** Where the visitor was before; `null` when that isn't known. */
  returnTo: string | null;
  /** Judges who sends what has a mail sent, and counts it: robots could fill inboxes with those. */
  judge: (sent: FormData, visitor: string) => Promise<"taken" | "confirm" | "tooMany">;
}

const limits: Record<AuthPageName, RateLimit> = {
  signIn: "signIns",
  register: "accounts",
  forgotPassword: "accounts",
  resetPassword: "mailLinks",
  confirmEmail: "mailLinks",
};

const sendsMail: ReadonlySet<AccountFormName> = new Set(["register", "forgot-password", "resend-confirmation"]);

/** Takes what was sent from a page that leads into an account. */
export async function handleAuthForm(
  request: Request,
  page: AuthPageName,
  { locale, returnTo, judge }: Options,
): Promise<AuthFormResult> {
  const visitor = visitorOf(request, locale);
  const { sent, refused } = await readSent(request, limits[page]);
  if (sent === null) {
    return { state: "again", formName: formOfAuthPage[page], code: null, again: againFor(refused), cookies: [] };
  }

  const code = codeIn(sent);
  const formName = page === "confirmEmail" && code !== null ? "confirm-email" : formOfAuthPage[page];
  const form = accountFormOf(formName, locale);
  const typed = typedIn(form, sent);
  const back = (again: Again, cookies: string[] = []): AuthFormResult => {
    const isBad = again.problem === "badCode";
    const shown = isBad && formName === "confirm-email" ? "resend-confirmation" : formName;
    return { state: "again", formName: shown, code: isBad ? null : code, again, cookies };
  };
  if (refused !== null) return back(againRefused(refused, typed));

  if (page === "signIn" && passkeyIn(sent) !== null) {
    const { again, cookies } = await signInByPasskey(request, visitor, sent);
    return again === null ? { state: "in", returnTo: null, isReset: false, cookies } : back(again, cookies);
  }
  const checked = checkAccountForm(form, sent, locale);
  if (checked.errors !== null) return back(againWith(checked.errors, typed));
  if (sendsMail.has(formName)) {
    const verdict = await judge(sent, visitor.client);
    if (verdict !== "taken") return back(againFor(verdict, typed, verdict === "tooMany" ? ownWaitSeconds : null));
  }

  const asked = await ask(formName, visitor, checked.values, { code, returnTo });
  const { cookies } = asked;
  if (asked.state === "begun")
    return { state: "in", returnTo: asked.returnTo, isReset: formName === "reset-password", cookies };
  const mailed = { state: "mailed", email: textOf(checked.values, "email"), cookies } as const;
  if (asked.answer.state === "done") return mailed;
  const otherwise = formName === "sign-in" ? "wrong" : "badCode";
  const again = againAnswered(asked.answer, { form, typed, problems, otherwise });
  // No account enumeration: a known and an unknown address get the same answer, even from a CMS that tells them apart.
  const isHidden =
    asked.answer.state === "refused" && sendsMail.has(formName) && Object.keys(again.errors).length === 0;
  return isHidden ? mailed : back(again, cookies);
}

/** Why a form isn't taken that nothing is wrong with, in words. */
const problems: Partial<Record<AccountFault, AccountProblem>> = {
  "wrong-credentials": "wrong",
  "not-confirmed": "unconfirmed",
  blocked: "blocked",
  "wrong-code": "badCode",
  "wrong-password": "wrongPassword",
};

async function ask(
  name: AccountFormName,
  visitor: Visitor,
  values: SubmittedValues,
  { code, returnTo }: { code: string | null; returnTo: string | null },
): Promise<BeginSessionResult> {
  const email = textOf(values, "email");
  const password = textOf(values, "password");
  switch (name) {
    case "sign-in":
      return beginSession(visitor, (nobody) => askSignIn(nobody, { email, password }));
    case "register":
      return beginSession(visitor, (nobody) => askRegister(nobody, { email, password, returnTo }));
    case "reset-password":
      return byLink(visitor, (nobody) => askResetPassword(nobody, { code: code ?? "", password }));
    case "confirm-email":
      return byLink(visitor, (nobody) => askConfirmEmail(nobody, { confirmation: code ?? "", password }));
    case "forgot-password":
      return mailOnly(await askForgotPassword({ ...visitor, token: null }, email));
    case "resend-confirmation":
      return mailOnly(await askSendConfirmation({ ...visitor, token: null }, email));
    default:
      throw new Error(`No page has the form ${name}`);
  }
}

/** Who presses the link of a mail twice is signed in already, and stays so. */
async function byLink(...call: Parameters<typeof beginSession>): Promise<BeginSessionResult> {
  const begun = await beginSession(...call);
  const isRefused = begun.state === "answered" && begun.answer.state !== "away";
  return isRefused ? { ...begun, cookies: [] } : begun;
}

function mailOnly(answer: AccountAnswer<unknown>): BeginSessionResult {
  return { state: "answered", answer, cookies: [] };
}

function codeIn(sent: FormData): string | null {
  const code = sent.get(accountInputs.code);
  return typeof code === "string" && /^[\w.~-]{1,500}$/u.test(code) ? code : null;
}
