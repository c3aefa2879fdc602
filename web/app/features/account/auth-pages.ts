import type { AccountFormName } from "@circuit/contract/accounts/account-forms";
import type { Locale } from "@circuit/contract/locales";
import { accountPaths } from "@circuit/contract/urls/own-paths";

/** Pages that lead into an account: each is one form. */
export const authPages = ["signIn", "register", "forgotPassword", "resetPassword", "confirmEmail"] as const;

export type AuthPageName = (typeof authPages)[number];

/** The form of a page. That of `confirmEmail` asks for the mail once more; a mail's link brings a button alone. */
export const formOfAuthPage: Record<AuthPageName, AccountFormName> = {
  signIn: "sign-in",
  register: "register",
  forgotPassword: "forgot-password",
  resetPassword: "reset-password",
  confirmEmail: "resend-confirmation",
};

/** The page at a path. @throws {Error} There is none: the route table and the paths differ. */
export function authPageAt(path: string, locale: Locale): AuthPageName {
  const page = authPages.find((each) => accountPaths[each][locale] === path);
  if (page === undefined) throw new Error(`No page of accounts at ${path}`);
  return page;
}
