import { errors } from "@strapi/utils";
import type { AccountFault } from "#contract/accounts/account";
import type { PasswordFault } from "#contract/accounts/password-rules";

/** Error messages of the account API. Where Strapi has a message for an error, it is used, as clients know it. */
const messages: Record<AccountFault, string> = {
  malformed: "The body has another shape",
  "wrong-credentials": "Invalid identifier or password",
  "not-confirmed": "Your account email is not confirmed",
  blocked: "Your account has been blocked by an administrator",
  "bad-password": "The password is too easy to guess, too short or too long",
  "passwords-differ": "Passwords do not match",
  "same-password": "Your new password must be different than your current password",
  "wrong-password": "The provided current password is invalid",
  "wrong-code": "Incorrect code provided",
  "wrong-passkey": "The passkey is unknown, or wasn't asked for here",
  "known-passkey": "There is such a passkey already",
  "too-many-passkeys": "The account has as many passkeys as it may",
  "sign-in-again": "Sign in again first",
  "provider-disabled": "This provider is disabled",
  "provider-refused": "The provider was told not to sign in",
  "provider-away": "The provider doesn't answer as it should",
  "wrong-state": "Signing in by a provider begins and ends in one browser, once, within ten minutes",
  "no-email": "Email was not available.",
  "unverified-email": "The provider hasn't verified the email",
  "password-needed": "Email is already taken.",
  "only-way-in": "Nobody could sign in any more",
};

/** Creates the error (HTTP 400) of a refused account call. @param fault - What is wrong with a new password. */
export function accountFault(code: AccountFault, fault?: PasswordFault): Error {
  return new errors.ValidationError(messages[code], { code, ...(fault !== undefined && { fault }) });
}
