import { isCommonPassword } from "./common-passwords.ts";

/** Shortest and longest new password, in characters: NIST SP 800-63B says to accept at least 64, in any script. */
export const minPasswordLength = 10;
export const maxPasswordLength = 200;

/** Reasons why a new password is refused. */
export const passwordFaults = ["tooShort", "tooLong", "common", "isEmail"] as const;

export type PasswordFault = (typeof passwordFaults)[number];

/**
 * Normalizes a password before it is hashed or compared (NIST SP 800-63B): one keyboard writes `é` as one character,
 * another as two, and some write letters in full width.
 */
export function normalizePassword(typed: string): string {
  return typed.normalize("NFKC");
}

/**
 * Checks that a new password has a valid length, isn't among the most used ones, and isn't the visitor's e-mail
 * address. There are no rules for kinds of characters (NIST SP 800-63B), and no third party checks it.
 *
 * @param email - The account's e-mail address, when it is known.
 * @returns `null` for an acceptable password.
 */
export function passwordFault(password: string, email = ""): PasswordFault | null {
  const { length } = Array.from(password.normalize("NFC"));
  if (length < minPasswordLength) return "tooShort";
  if (length > maxPasswordLength) return "tooLong";
  const small = normalizePassword(password).toLowerCase();
  if (isCommonPassword(small)) return "common";
  const [name = ""] = email.toLowerCase().split("@");
  const isOfEmail =
    email !== "" && (small === email.toLowerCase() || (name.length > 3 && small.replaceAll(/\d+$/gu, "") === name));
  return isOfEmail ? "isEmail" : null;
}
