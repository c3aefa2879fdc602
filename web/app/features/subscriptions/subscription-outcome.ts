import type { SubscriptionAnswer } from "@circuit/contract/forms/subscriptions";

/**
 * What became of a request; `failed`: the content system couldn't be
 * asked; `elsewhere`: another site's page sent it; `cutOff`: its token is no whole one.
 */
export type SubscriptionOutcome =
  | SubscriptionAnswer
  | { state: "cutOff" | "elsewhere" | "failed" | "invalidEmail" | "tooMany" };

/** What a visitor came to do. */
export type SubscriptionTask = "confirm" | "unsubscribe" | "newsletter";
