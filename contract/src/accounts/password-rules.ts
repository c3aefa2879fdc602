import { isCommonPassword } from "./common-passwords.ts";

/** Fewest and most characters of a new password: NIST SP 800-63B asks for 64 or more, in any script. */
export const shortestPassword = 10;
export const maxPasswordLength = 200;

/** What is wrong with a new password. */
export const passwordFaults = ["tooShort", "tooLong", "common", "isEmail"] as const;

export type PasswordFault = (typeof passwordFaults)[number];

/**
 * A password as it is hashed and compared: one keyboard writes `é` as one character and another as two, or letters in
 * full width, and it is the same password (NIST SP 800-63B).
 */
export function normalizedPassword(typed: string): string {
  return typed.normalize("NFKC");
}

/**
 * Checks a new password: length, and that it isn't among the most used ones or made of the visitor's own address. No
 * rules for kinds of characters (NIST SP 800-63B). Nothing is sent anywhere for it.
 *
 * @param email - The account's address, when it is known.
 * @returns `null` when it is good.
 */
export function passwordFault(password: string, email = ""): PasswordFault | null {
  const { length } = Array.from(password.normalize("NFC"));
  if (length < shortestPassword) return "tooShort";
  if (length > maxPasswordLength) return "tooLong";
  const small = normalizedPassword(password).toLowerCase();
  if (isCommonPassword(small)) return "common";
  const [name = ""] = email.toLowerCase().split("@");
  const isOfEmail =
    email !== "" && (small === email.toLowerCase() || (name.length > 3 && small.replaceAll(/\d+$/gu, "") === name));
  return isOfEmail ? "isEmail" : null;
}
