import type { Locale } from "@circuit/contract/locales";
import { startNewsletter } from "./ask-subscription.server.ts";
import type { SubscriptionOutcome } from "./subscription-outcome.ts";

/** Longer ones there aren't (RFC 5321). */
const longestAddress = 254;

/** The address in what the newsletter's form sent, as it was typed; empty for none, or a far too long one. */
export function typedAddress(sent: FormData): string {
  const email = sent.get("EMAIL");
  return typeof email === "string" && email.length <= longestAddress ? email : "";
}

/** What the newsletter's form sends; see `newsletter-form.tsx`. */
export function signUp(sent: FormData, locale: Locale): Promise<SubscriptionOutcome> {
  // Who fills in what nobody sees is told what a human is told.
  if ((sent.get("b_field") ?? "") !== "") return Promise.resolve({ state: "pending" });
  return startNewsletter(typedAddress(sent), locale);
}
