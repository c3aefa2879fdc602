/** Why signing in by a provider failed, or why a provider couldn't be disconnected. */
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

/** A link to sign in by a provider. */
export interface ProviderLink {
  name: string;
  title: string;
  path: string;
}
