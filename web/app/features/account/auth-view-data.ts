import type { sessionMessages } from "#app/i18n/messages/account-sessions.ts";
import type { AuthMessages } from "#app/i18n/messages/auth-pages.ts";
import type { passkeyMessages } from "#app/i18n/messages/passkeys.ts";
import type { DoneThing } from "./account-query.ts";
import type { AuthPageName } from "./auth-pages.ts";
import type { ProviderLink, ProviderProblem } from "./providers/provider-problems.ts";

/**
 * Why a form of the account wasn't taken although nothing in it is wrong, or a visitor isn't signed in by a provider: each
 * has its words.
 */
export type AccountProblem =
  | keyof AuthMessages["problems"]
  | keyof (typeof sessionMessages)["nl"]["problems"]
  | keyof (typeof passkeyMessages)["nl"]["problems"]
  | ProviderProblem;

/** A picture beside a form. */
export interface AuthPageImage {
  url: string;
  width: number | null;
  height: number | null;
}

/** A page that leads into an account. */
export interface AuthViewData {
  page: AuthPageName;
  /** Where its form goes, with the way back. */
  action: string;
  problem: AccountProblem | null;
  /** When the visitor may retry, as `14:32`; `null` when unknown. */
  waitTill: string | null;
  /** State of the page: its own form; a form for a mailed link; a link that doesn't work; or nothing more to send. */
  step: "form" | "confirm" | "noCode" | "mailed";
  /** Where a mail went, as it was typed just now; `null` for none. */
  mailedTo: string | null;
  done: DoneThing | null;
  poster: AuthPageImage | null;
  /** Providers by which one gets in here as well. */
  providers: readonly ProviderLink[];
  /** The other pages, with the way back. */
  paths: Record<AuthPageName, string>;
}

/** Names of what the account's forms send besides their fields; no field's name has an underscore. */
export const accountInputs = {
  code: "account_code",
  intent: "account_intent",
  /** Id of a session, of a subscription or of a passkey, a name of a provider, or what puts one back. */
  id: "account_id",
  /** Which account the page was of that it is sent from (`account-owner.server.ts`). */
  owner: "account_owner",
  /** The browser's answer when it creates a passkey or signs in with one. */
  passkey: "account_passkey",
} as const;
