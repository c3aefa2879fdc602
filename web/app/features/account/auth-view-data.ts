import type { endedSessionMessages } from "#app/i18n/messages/account-sessions.ts";
import type { AuthMessages } from "#app/i18n/messages/auth-pages.ts";
import type { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import type { ProviderProblem } from "./providers/provider-query.ts";

/**
 * Why an account form wasn't accepted although its fields are valid, or why signing in by a provider failed. Each
 * problem has a message.
 */
export type AccountProblem =
  | keyof AuthMessages["problems"]
  | keyof (typeof endedSessionMessages)["nl"]["problems"]
  | keyof (typeof passkeyMessages)["nl"]["problems"]
  | ProviderProblem;

/** Names of the account forms' inputs that aren't form fields. The underscore keeps them apart from names of fields. */
export const accountInputs = {
  code: "account_code",
  intent: "account_intent",
  /** Id of a session, subscription or passkey, name of a provider, or token that restores an alarm. */
  id: "account_id",
  /** Digest of the account that the page was made for (`account-owner.server.ts`). */
  owner: "account_owner",
  /** The browser's answer when it creates a passkey or signs in with one. */
  passkey: "account_passkey",
} as const;
