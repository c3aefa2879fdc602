import type { AccountFormName } from "@circuit/contract/accounts/account-forms";
import type { SubmittedValues } from "@circuit/contract/forms/check-form";
import type { Locale } from "@circuit/contract/locales";
import {
  requestConfirmEmail,
  requestForgotPassword,
  requestRegister,
  requestResetPassword,
  requestSendConfirmation,
  requestSignIn,
  type AccountResult,
  type Visitor,
} from "#app/cms/account.server.ts";
import type { RateLimit } from "#app/http/rate-limits.server.ts";
import { accountFormOf } from "./account-forms.server.ts";
import { accountInputs } from "./auth-view-data.ts";
import { formNameOf, type AuthPageName } from "./auth-pages.ts";
import {
  formWithProblem,
  formOfResult,
  formWithErrors,
  checkAccountForm,
  readAccountForm,
  textOf,
  typedIn,
  type FormRerender,
} from "./received-form.server.ts";
import { passkeyIn, signInByPasskey } from "./receive-passkey.server.ts";
import { beginSession, visitorOf, type BeginSessionResult } from "./session.server.ts";

/** Outcome of a form of a sign-in page. `cookies` have to be set in any case. */
export type AuthFormResult = { cookies: string[] } &
  /** `returnTo`: the page on which the visitor registered, not validated yet; `null` when unknown. */
  (
    | { state: "in"; returnTo: string | null; isReset: boolean }
    /** A mail was sent, or would be if the account existed. `email`: the e-mail address as typed. */
    | { state: "mailed"; email: string }
    | { state: "rerender"; formName: AccountFormName; code: string | null; rerender: FormRerender }
  );

interface Options {
  locale: Locale;
  /** The page that the visitor came from; `null` when unknown. */
  returnTo: string | null;
  /** Checks that a human sends a form that causes a mail, and counts it: bots could flood inboxes. */
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

/** Handles a form of the sign-in pages: sign in, register, reset a password, confirm an e-mail address. */
export async function handleAuthForm(
  request: Request,
  page: AuthPageName,
  { locale, returnTo, judge }: Options,
): Promise<AuthFormResult> {
  const visitor = visitorOf(request, locale);
  const { sent, refused } = await readAccountForm(request, limits[page]);
  const code = sent === null ? null : codeIn(sent);
  const formName = formNameOf(page, code);
  const form = accountFormOf(formName, locale);
  const typed = sent === null ? {} : typedIn(form, sent);
  const rerenderForm = (rerender: FormRerender, cookies: string[] = []): AuthFormResult => {
    const isBad = rerender.problem === "badCode";
    const shown = isBad && formName === "confirm-email" ? "resend-confirmation" : formName;
    return { state: "rerender", formName: shown, code: isBad ? null : code, rerender, cookies };
  };
  if (refused !== null) return rerenderForm(formWithProblem(refused, typed));

  if (page === "signIn" && passkeyIn(sent) !== null) {
    const { rerender, cookies } = await signInByPasskey(request, visitor, sent);
    return rerender === null
      ? { state: "in", returnTo: null, isReset: false, cookies }
      : rerenderForm(rerender, cookies);
  }
  const checked = checkAccountForm(form, sent, locale);
  if (!checked.ok) return rerenderForm(formWithErrors(checked.errors, typed));
  if (sendsMail.has(formName)) {
    const verdict = await judge(sent, visitor.client);
    if (verdict !== "taken") return rerenderForm(formWithProblem(verdict, typed));
  }

  const asked = await ask(formName, visitor, checked.values, { code, returnTo });
  const { cookies } = asked;
  if (asked.state === "begun")
    return { state: "in", returnTo: asked.returnTo, isReset: formName === "reset-password", cookies };
  const mailed = { state: "mailed", email: textOf(checked.values, "email"), cookies } as const;
  if (asked.answer.state === "done") return mailed;
  const otherwise = formName === "sign-in" ? "wrong" : "badCode";
  const rerender = formOfResult(asked.answer, { form, typed, otherwise });
  // The answer never says whether an e-mail address has an account.
  const isHidden =
    asked.answer.state === "refused" && sendsMail.has(formName) && Object.keys(rerender.errors).length === 0;
  return isHidden ? mailed : rerenderForm(rerender, cookies);
}

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
      return beginSession(visitor, (nobody) => requestSignIn(nobody, { email, password }));
    case "register":
      return beginSession(visitor, (nobody) => requestRegister(nobody, { email, password, returnTo }));
    case "reset-password":
      return byLink(visitor, (nobody) => requestResetPassword(nobody, { code: code ?? "", password }));
    case "confirm-email":
      return byLink(visitor, (nobody) => requestConfirmEmail(nobody, { confirmation: code ?? "", password }));
    case "forgot-password":
      return mailOnly(await requestForgotPassword({ ...visitor, token: null }, email));
    case "resend-confirmation":
      return mailOnly(await requestSendConfirmation({ ...visitor, token: null }, email));
    default:
      throw new Error(`No page has the form ${name}`);
  }
}

/** A visitor who follows a mailed link twice is signed in already: a failure then doesn't sign them out. */
async function byLink(...call: Parameters<typeof beginSession>): Promise<BeginSessionResult> {
  const begun = await beginSession(...call);
  const isRefused = begun.state === "answered" && begun.answer.state !== "unavailable";
  return isRefused ? { ...begun, cookies: [] } : begun;
}

function mailOnly(answer: AccountResult<unknown>): BeginSessionResult {
  return { state: "answered", answer, cookies: [] };
}

function codeIn(sent: FormData): string | null {
  const code = sent.get(accountInputs.code);
  return typeof code === "string" && /^[\w.~-]{1,500}$/u.test(code) ? code : null;
}
