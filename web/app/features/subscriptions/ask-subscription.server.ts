import {
  subscriptionAnswerSchema,
  subscriptionRequestSchema,
  subscriptionsPath,
  type SubscriptionRequest,
} from "@circuit/contract/forms/subscriptions";
import { sign } from "@circuit/contract/signature";
import type { Locale } from "@circuit/contract/locales";
import { env } from "#app/env.server.ts";
import { fetchJson } from "#app/http/fetch-json.server.ts";
import { log } from "#app/log.server.ts";
import type { SubscriptionOutcome } from "./subscription-outcome.ts";

/** Confirms or stops a subscription by the token of its mail. */
export function sendToken(action: "confirm" | "unsubscribe", token: string): Promise<SubscriptionOutcome> {
  const request = subscriptionRequestSchema.safeParse({ action, token });
  return request.success ? ask(request.data) : Promise.resolve({ state: "unknown" });
}

/** Begins a subscription to the newsletter: its address gets a mail to confirm. */
export function startNewsletter(email: string, locale: Locale): Promise<SubscriptionOutcome> {
  const request = subscriptionRequestSchema.safeParse({ action: "newsletter", email: email.trim(), locale });
  return request.success ? ask(request.data) : Promise.resolve({ state: "invalidEmail" });
}

async function ask(request: SubscriptionRequest): Promise<SubscriptionOutcome> {
  const { SITE_CMS_SECRET: secret, CMS_URL, CMS_TIMEOUT_MS } = env;
  if (secret === undefined) return { state: "failed" };

  const message = JSON.stringify(request);
  try {
    const answer = await fetchJson(`${CMS_URL.replace(/\/$/u, "")}${subscriptionsPath}`, {
      method: "POST",
      headers: { "x-signature": sign(secret, "subscription", message, Math.floor(Date.now() / 1000)) },
      body: { message },
      timeoutMs: CMS_TIMEOUT_MS,
    });
    return subscriptionAnswerSchema.parse(answer);
  } catch (error) {
    log.error("A subscription can't be changed", { action: request.action, reason: String(error) });
    return { state: "failed" };
  }
}
