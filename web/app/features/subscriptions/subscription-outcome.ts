import type { SubscriptionAnswer } from "@circuit/contract/forms/subscriptions";

/**
 * What became of a request; `failed`: the content system couldn't be
 * asked; `elsewhere`: another site's page sent it; `cutOff`: its token is no whole one; `meant`: nothing yet, as the
 * address looks like a slip of the one that it names.
 */
export type SubscriptionOutcome =
  | SubscriptionAnswer
  | { state: "addressConfirmed" | "cutOff" | "elsewhere" | "failed" | "invalidEmail" | "tooMany" }
  | { state: "meant"; email: string };

/** What a visitor came to do. */
export type SubscriptionTask = "confirm" | "unsubscribe" | "newsletter" | "address" | "addressLink";

/** Input of the newsletter form with the e-mail address for which a correction was suggested already. */
export const suggestionShownField = "asked";
