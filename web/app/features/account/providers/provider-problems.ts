/** Why a visitor isn't signed in by a provider, or that can't be ended. */
export const providerProblems = [
  "providerRefused",
  "noEmail",
  "unverifiedEmail",
  /** The OAuth state is another browser's, too old, or used. */
  "staleState",
  "providerAway",
  "providerDisabled",
  /** The content system gave no answer. */
  "providerCmsAway",
  "providerTooMany",
  "onlyWayIn",
] as const;

export type ProviderProblem = (typeof providerProblems)[number];

/** A provider's button. */
export interface ProviderLink {
  name: string;
  title: string;
  path: string;
}
