import type { SubscriptionAnswer } from "@circuit/contract/forms/subscriptions";

/** What became of a request; `failed` when the content system couldn't be asked. */
export type SubscriptionOutcome = SubscriptionAnswer | { state: "failed" | "invalidEmail" | "tooMany" };

/** What a visitor came to do. */
export type SubscriptionTask = "confirm" | "unsubscribe" | "newsletter";
