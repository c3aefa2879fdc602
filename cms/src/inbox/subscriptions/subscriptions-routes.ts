import type { Core } from "@strapi/strapi";
import {
  type SubscriptionAnswer,
  type SubscriptionRequest,
  subscriptionRequestSchema,
  subscriptionsPath,
} from "#contract/forms/subscriptions";
import { addMails } from "../../mail/mail-table.ts";
import { mailsOf } from "../../mail/mails-service.ts";
import { mayMail } from "../../mail/recipient-limit.ts";
import { signedRouter } from "../../site-link/signed-route.ts";
import { subscribe, subscriptionUid } from "./subscribe.ts";
import { addressMail } from "./subscription-mails.ts";

/**
 * Answers `POST /api/subscription-requests` of the web server: requests to confirm, to
 * unsubscribe, for the newsletter, and for a link that shows whose inbox it is. The message is signed with the shared secret.
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

/** Mails a link that shows whose inbox it is, where that inbox hasn't had its mails of the day. */
async function mailLink(
  strapi: Core.Strapi,
  asked: Extract<SubscriptionRequest, { action: "address" }>,
): Promise<void> {
  const siteUrl = strapi.config.get<string>("site.url");
  await strapi.db.transaction(async () => {
    if (await mayMail(strapi.db, asked.email)) await addMails(strapi.db, [addressMail(siteUrl, asked)]);
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
