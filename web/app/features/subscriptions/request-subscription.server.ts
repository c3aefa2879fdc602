import {
  subscriptionAnswerSchema,
  subscriptionRequestSchema,
  subscriptionsPath,
  type SubscriptionRequest,
} from "@circuit/contract/forms/subscriptions";
import type { Locale } from "@circuit/contract/locales";
import { emailConfirmationPaths } from "@circuit/contract/urls/own-paths";
import { postSigned } from "#app/cms/post-signed.server.ts";
import { emailVerificationToken } from "#app/http/verified-email.server.ts";
import { log } from "#app/log.server.ts";
import type { SubscriptionOutcome } from "./subscription-outcome.ts";

/** Confirms or cancels a subscription by the token in its e-mail. */
export function redeemToken(action: "confirm" | "unsubscribe", token: string): Promise<SubscriptionOutcome> {
  return ask({ action, token }, "cutOff");
}

/** Starts a newsletter subscription: the CMS sends an e-mail to confirm it. */
export function startNewsletter(email: string, locale: Locale): Promise<SubscriptionOutcome> {
  return ask({ action: "newsletter", email, locale }, "invalidEmail");
}

/** Sends an e-mail with a link that verifies its address. @param returnTo - Path to continue at; `null` for none. */
export function startEmailVerification(
  email: string,
  locale: Locale,
  returnTo: string | null,
): Promise<SubscriptionOutcome> {
  const query = returnTo === null ? "" : `?return=${encodeURIComponent(returnTo)}`;
  const link = `${emailConfirmationPaths[locale]}/${emailVerificationToken(email.trim())}${query}`;
  return ask({ action: "address", email: email.trim(), locale, link }, "invalidEmail");
}

async function ask(request: SubscriptionRequest, malformed: "cutOff" | "invalidEmail"): Promise<SubscriptionOutcome> {
  const checked = subscriptionRequestSchema.safeParse(request);
  if (!checked.success) return { state: malformed };
  try {
    return subscriptionAnswerSchema.parse(await postSigned(subscriptionsPath, "subscription", checked.data));
  } catch (error) {
    log.error("A subscription can't be changed", { action: request.action, reason: String(error) });
    return { state: "failed" };
  }
}
