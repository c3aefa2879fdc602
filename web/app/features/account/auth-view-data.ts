import type { DoneThing } from "./account-query.ts";
import type { AuthPageName } from "./auth-pages.ts";
import type { ProviderLink, ProviderProblem } from "./providers/provider-problems.ts";

/** Why a form of the account wasn't taken although nothing in it is wrong. */
export type AccountProblem =
  /** E-mail address and password don't belong together. */
  | "wrong"
  /** Not the password of the registration whose mail this is. */
  | "wrongPassword"
  | "unconfirmed"
  | "blocked"
  /** The code of a mail is too old, was used, or never was. */
  | "badCode"
  /** What was switched off can't be put back any more. */
  | "noUndo"
  | "away"
  | "tooMany"
  /** Too many others ask at this moment. */
  | "busy"
  | "elsewhere"
  /** To be sent once more, so that we know that it is a human. */
  | "confirm"
  | "unreadable"
  /** The page that it was sent from was another account's. */
  | "otherAccount"
  /** The session had ended. */
  | "signedOut"
  /** A passkey that is unknown, or wasn't asked for here and now. */
  | "badPasskey"
  /** One that was made, and can't be kept. */
  | "failedPasskey"
  | "knownPasskey"
  | "tooManyPasskeys"
  | "noPasskeys"
  /** The sign-in isn't recent, and there is no password to ask for. */
  | "signInAgain"
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
  /** From when it may be tried again, as `14:32`; `null` when that isn't known. */
  waitTill: string | null;
  /** What the form is about: the page itself; a mail's link; that link, which doesn't work; or nothing more to send. */
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
  /** What the browser answered that made a passkey, or shows one. */
  passkey: "account_passkey",
} as const;
