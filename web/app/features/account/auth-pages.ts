import type { AccountFormName } from "@circuit/contract/accounts/account-forms";
import type { Locale } from "@circuit/contract/locales";
import { accountPaths } from "@circuit/contract/urls/own-paths";

/** Pages to sign in, register, or recover an account; each has one form. */
const authPages = ["signIn", "register", "forgotPassword", "resetPassword", "confirmEmail"] as const;

export type AuthPageName = (typeof authPages)[number];

const formOfAuthPage: Record<AuthPageName, AccountFormName> = {
  signIn: "sign-in",
  register: "register",
  forgotPassword: "forgot-password",
  resetPassword: "reset-password",
  confirmEmail: "resend-confirmation",
};

/** The form of a page. `confirmEmail` requests another mail; a mailed link with its code shows `confirm-email`. */
export function formNameOf(page: AuthPageName, code: string | null): AccountFormName {
  return page === "confirmEmail" && code !== null ? "confirm-email" : formOfAuthPage[page];
}

/** The page at a path. @throws {Error} There is none: the route table and the paths differ. */
export function authPageAt(path: string, locale: Locale): AuthPageName {
  const page = authPages.find((each) => accountPaths[each][locale] === path);
  if (page === undefined) throw new Error(`No page of accounts at ${path}`);
  return page;
}
