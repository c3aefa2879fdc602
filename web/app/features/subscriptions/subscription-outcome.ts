import type { SubscriptionAnswer } from "@circuit/contract/forms/subscriptions";

/** What became of a request; `failed` when the content system couldn't be asked, `elsewhere` when another site's page asked. */
export type SubscriptionOutcome = SubscriptionAnswer | { state: "elsewhere" | "failed" | "invalidEmail" | "tooMany" };

/** What a visitor came to do. */
export type SubscriptionTask = "confirm" | "unsubscribe" | "newsletter";
