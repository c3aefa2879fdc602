import type { DoneThing } from "./account-query.ts";
import type { Door } from "./doors.ts";
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
  | "away"
  | "tooMany"
  | "elsewhere"
  /** To be sent once more, so that we know that it is a human. */
  | "confirm"
  | "unreadable"
  | ProviderProblem;

/** A picture beside a form. */
export interface DoorPoster {
  url: string;
  width: number | null;
  height: number | null;
}

/** A page that leads into an account. */
export interface DoorViewData {
  door: Door;
  /** Where its form goes, with the way back. */
  action: string;
  problem: AccountProblem | null;
  /** From when it may be tried again, as `14:32`; `null` when that isn't known. */
  waitTill: string | null;
  /** What the form is about: the door itself; a mail's link; that link, which doesn't work; or nothing more to send. */
  step: "form" | "confirm" | "noCode" | "mailed";
  done: DoneThing | null;
  poster: DoorPoster | null;
  /** Providers by which one gets in here as well. */
  providers: readonly ProviderLink[];
  /** The other doors, with the way back. */
  paths: Record<Door, string>;
}

/** Names of what the account's forms send besides their fields; no field's name has an underscore. */
export const accountInputs = {
  code: "account_code",
  intent: "account_intent",
  /** Id of a session or of a subscription, or a provider's name. */
  id: "account_id",
} as const;
