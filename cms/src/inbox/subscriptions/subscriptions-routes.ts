import type { Core } from "@strapi/strapi";
import {
  type SubscriptionAnswer,
  type SubscriptionRequest,
  subscriptionRequestSchema,
  subscriptionsPath,
} from "#contract/forms/subscriptions";
import { addMails } from "../../mail/mail-table.ts";
import { mailsOf } from "../../mail/mails-service.ts";
import { consumeMailQuota } from "../../mail/recipient-limit.ts";
import { signedRouter } from "../../site-link/signed-route.ts";
import { subscribe, subscriptionUid } from "./subscribe.ts";
import { proveAddressMail } from "./subscription-mails.ts";

/**
 * Answers the web server's signed `POST /api/subscription-requests`: to confirm, to unsubscribe, to subscribe to the
 * newsletter, and to mail a link that proves who has an inbox.
 */
export function subscriptionsRouter({ strapi }: { strapi: Core.Strapi }): Core.RouterInput {
  return signedRouter(strapi, {
    path: subscriptionsPath,
    purpose: "subscription",
    schema: subscriptionRequestSchema,
    longest: 2000,
    answer: async (request) => {
      const answered = await answer(strapi, request);
      mailsOf(strapi).wake();
      return answered;
    },
  });
}

/** Mails a link that proves who has the inbox, unless the address reached its daily limit. */
async function mailLink(
  strapi: Core.Strapi,
  asked: Extract<SubscriptionRequest, { action: "address" }>,
): Promise<void> {
  const siteUrl = strapi.config.get<string>("site.url");
  await strapi.db.transaction(async () => {
    if (await consumeMailQuota(strapi.db, asked.email)) await addMails(strapi.db, [proveAddressMail(siteUrl, asked)]);
  });
}

async function answer(strapi: Core.Strapi, request: SubscriptionRequest): Promise<SubscriptionAnswer> {
  if (request.action === "address") {
    await mailLink(strapi, request);
    return { state: "pending" };
  }
  if (request.action === "newsletter") {
    const { email, locale } = request;
    await subscribe(strapi, { email, language: locale, kind: "newsletter", event: null, text: null });
    return { state: "pending" };
  }

  const subscriptions = strapi.documents(subscriptionUid);
  const found = await subscriptions.findFirst({ filters: { token: { $eq: request.token } } });
  if (!found) return { state: "unknown" };

  const { documentId, confirmedAt } = found;
  const about = { kind: found.kind ?? "newsletter", eventTitle: found.eventTitle ?? null };
  if (request.action === "unsubscribe") {
    await subscriptions.delete({ documentId });
    return { state: "unsubscribed", ...about };
  }
  const data = { state: "confirmed" as const, confirmedAt: confirmedAt ?? new Date().toISOString() };
  await subscriptions.update({ documentId, data });
  return { state: "confirmed", ...about };
}
