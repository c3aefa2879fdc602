import type { endedSessionMessages } from "#app/i18n/messages/account-sessions.ts";
import type { AuthMessages } from "#app/i18n/messages/auth-pages.ts";
import type { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import type { DoneThing } from "./account-query.ts";
import type { AuthPageName } from "./auth-pages.ts";
import type { ProviderLink, ProviderProblem } from "./providers/provider-problems.ts";

/**
 * Why an account form wasn't accepted although its fields are valid, or why signing in by a provider failed. Each
 * problem has a message.
 */
export type AccountProblem =
  | keyof AuthMessages["problems"]
  | keyof (typeof endedSessionMessages)["nl"]["problems"]
  | keyof (typeof passkeyMessages)["nl"]["problems"]
  | ProviderProblem;

/** A picture beside a form. */
export interface AuthPageImage {
  url: string;
  width: number | null;
  height: number | null;
}

/** View data of a sign-in page. */
export interface AuthViewData {
  page: AuthPageName;
  /** Path that the form posts to; its query has the page to return to. */
  action: string;
  problem: AccountProblem | null;
  /** When the visitor may retry, as `14:32`; `null` when unknown. */
  waitTill: string | null;
  /** State of the page: its own form; a form for a mailed link; a link that doesn't work; or nothing more to send. */
  step: "form" | "confirm" | "noCode" | "mailed";
  /** E-mail address to which a mail was just sent; `null` for none. */
  mailedTo: string | null;
  done: DoneThing | null;
  poster: AuthPageImage | null;
  /** Providers by which a visitor can sign in. */
  providers: readonly ProviderLink[];
  /** Paths of all sign-in pages; their queries have the page to return to. */
  paths: Record<AuthPageName, string>;
}

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
