import type { SubscriptionAnswer } from "@circuit/contract/forms/subscriptions";

/**
 * Outcome of a request. `cutOff`: its token is incomplete; `elsewhere`: another site's page sent it; `failed`: the CMS
 * is unavailable; `meant`: the e-mail address looks mistyped, and `email` is a suggestion.
 */
export type SubscriptionOutcome =
  | SubscriptionAnswer
  | { state: "addressConfirmed" | "cutOff" | "elsewhere" | "failed" | "invalidEmail" | "tooMany" }
  | { state: "meant"; email: string };

export type SubscriptionTask = "confirm" | "unsubscribe" | "newsletter" | "address" | "addressLink";

/** Name of the input that says that the visitor has already seen a suggested correction. */
export const suggestionShownField = "asked";
