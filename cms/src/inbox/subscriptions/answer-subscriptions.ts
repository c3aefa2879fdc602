import type { Core } from "@strapi/strapi";
import * as z from "zod";
import {
  type SubscriptionAnswer,
  type SubscriptionRequest,
  subscriptionRequestSchema,
  subscriptionsPath,
} from "#contract/forms/subscriptions";
import { jsonText } from "../../site-link/json-text.ts";
import { isSignedOnce } from "../../site-link/signed-once.ts";
import { subscribe, subscriptionUid } from "./subscribe.ts";

const bodySchema = z.object({ message: z.string().max(2000) });

const messageSchema = jsonText(subscriptionRequestSchema);

/**
 * Answers `POST /api/subscription-requests` of the web server: requests to confirm, to
 * unsubscribe, and for the newsletter. The message is signed with the shared secret.
 *
 * @param secret - When absent, every request is refused.
 * @param onMail - Called when a mail may be waiting.
 */
export function answerSubscriptions(strapi: Core.Strapi, secret: string | undefined, onMail: () => void): void {
  const handler: Core.MiddlewareHandler = async (ctx) => {
    ctx.set("cache-control", "no-store");
    const text = bodySchema.safeParse(ctx.request.body).data?.message ?? "";
    if (!(await isSignedOnce(strapi.db, secret, "subscription", text, ctx.get("x-signature")))) {
      ctx.status = 401;
      return;
    }

    const request = messageSchema.safeParse(text);
    if (!request.success) {
      ctx.status = 400;
      return;
    }
    ctx.body = await answer(strapi, request.data);
    onMail();
  };
  strapi.server.routes([{ method: "POST", path: subscriptionsPath, handler, config: { auth: false } }]);
}

async function answer(strapi: Core.Strapi, request: SubscriptionRequest): Promise<SubscriptionAnswer> {
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
