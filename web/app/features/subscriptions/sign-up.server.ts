import type { Locale } from "@circuit/contract/locales";
import { startNewsletter } from "./ask-subscription.server.ts";
import type { SubscriptionOutcome } from "./subscription-outcome.ts";

/** What the newsletter's form sends; see `newsletter-form.tsx`. */
export function signUp(sent: FormData, locale: Locale): Promise<SubscriptionOutcome> {
  // Who fills in what nobody sees is told what a human is told.
  if ((sent.get("b_field") ?? "") !== "") return Promise.resolve({ state: "pending" });
  const email = sent.get("EMAIL");
  return startNewsletter(typeof email === "string" ? email : "", locale);
}
