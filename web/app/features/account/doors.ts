import type { AccountFormName } from "@circuit/contract/accounts/account-forms";
import type { Locale } from "@circuit/contract/locales";
import { accountPaths } from "@circuit/contract/own-paths";

/** Pages that lead into an account: each is one form. */
export const doors = ["signIn", "register", "forgotPassword", "resetPassword", "confirmEmail"] as const;

export type Door = (typeof doors)[number];

/** The form of a door. That of `confirmEmail` asks for the mail once more; a mail's link brings a button alone. */
export const formOfDoor: Record<Door, AccountFormName> = {
  signIn: "sign-in",
  register: "register",
  forgotPassword: "forgot-password",
  resetPassword: "reset-password",
  confirmEmail: "resend-confirmation",
};

/** The door at a path. @throws {Error} There is none: the route table and the paths differ. */
export function doorAt(path: string, locale: Locale): Door {
  const door = doors.find((each) => accountPaths[each][locale] === path);
  if (door === undefined) throw new Error(`No door of the account at ${path}`);
  return door;
}
