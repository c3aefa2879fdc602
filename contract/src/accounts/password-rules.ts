import { isCommonPassword } from "./common-passwords.ts";

/** Fewest characters of a password, and most bytes of its UTF-8: bcrypt ignores what comes after 72. */
export const shortestPassword = 10;
export const longestPasswordBytes = 72;

/** What is wrong with a new password. */
export const passwordFaults = ["tooShort", "tooLong", "common", "isEmail"] as const;

export type PasswordFault = (typeof passwordFaults)[number];

/**
 * Checks a new password: length, and that it isn't among the most used ones or made of the visitor's own address. No
 * rules for kinds of characters (NIST SP 800-63B). Nothing is sent anywhere for it.
 *
 * @param email - The account's address, when it is known.
 * @returns `null` when it is good.
 */
export function passwordFault(password: string, email = ""): PasswordFault | null {
  if (Array.from(password).length < shortestPassword) return "tooShort";
  if (new TextEncoder().encode(password).length > longestPasswordBytes) return "tooLong";
  const small = password.toLowerCase();
  if (isCommonPassword(small)) return "common";
  const [name = ""] = email.toLowerCase().split("@");
  const isOfEmail =
    email !== "" && (small === email.toLowerCase() || (name.length > 3 && small.replaceAll(/\d+$/gu, "") === name));
  return isOfEmail ? "isEmail" : null;
}
