import { suggestEmail } from "#app/domain/suggest-email.ts";
import { suggestionShownField, type SubscriptionOutcome } from "./subscription-outcome.ts";

/** Longest e-mail address (RFC 5321), in characters. */
const maxEmailLength = 254;

/** Returns the typed e-mail address of a sign-up form; empty when absent or too long. */
export function typedEmailIn(sent: FormData): string {
  const email = sent.get("EMAIL");
  return typeof email === "string" && email.length <= maxEmailLength ? email : "";
}

/**
 * Handles the e-mail address of a sign-up form. Suggests a correction once if it looks mistyped, as the e-mail would
 * never arrive and nobody would know.
 *
 * @param start - Starts the subscription and sends the e-mail.
 */
export function signUp(
  sent: FormData,
  start: (email: string) => Promise<SubscriptionOutcome>,
): Promise<SubscriptionOutcome> {
  // A bot that fills in the honeypot gets the same answer as a human.
  if ((sent.get("b_field") ?? "") !== "") return Promise.resolve({ state: "pending" });
  const typed = typedEmailIn(sent);
  const meant = sent.has(suggestionShownField) ? null : suggestEmail(typed);
  return meant === null ? start(typed) : Promise.resolve({ state: "meant", email: meant });
}
