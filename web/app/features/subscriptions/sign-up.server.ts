import { suggestEmail } from "#app/domain/suggest-email.ts";
import { suggestionShownField, type SubscriptionOutcome } from "./subscription-outcome.ts";

/** Most characters of an e-mail address (RFC 5321). */
const maxEmailLength = 254;

/**
 * The address that the newsletter's form sent, as it was typed; empty
 * when there is none, or it is far too long.
 */
export function typedAddress(sent: FormData): string {
  const email = sent.get("EMAIL");
  return typeof email === "string" && email.length <= maxEmailLength ? email : "";
}

/**
 * Takes the address that a form sent, such as the newsletter's (`newsletter-form.tsx`). Where it looks like a slip its
 * sender is asked first, once: a mail to a wrong one never comes, and nobody would know.
 *
 * @param start - Has the address mailed.
 */
export function signUp(
  sent: FormData,
  start: (email: string) => Promise<SubscriptionOutcome>,
): Promise<SubscriptionOutcome> {
  // A robot that fills in the hidden field gets the same answer as a human.
  if ((sent.get("b_field") ?? "") !== "") return Promise.resolve({ state: "pending" });
  const typed = typedAddress(sent);
  const meant = sent.has(suggestionShownField) ? null : suggestEmail(typed);
  return meant === null ? start(typed) : Promise.resolve({ state: "meant", email: meant });
}
