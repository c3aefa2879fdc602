import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type Locale, locales } from "#contract/locales";
import { lockUntilCommit } from "../../database/shared-work.ts";
import { subscriptionUid } from "./subscribe.ts";

const subscriptionsSchema = z.array(
  z.object({
    documentId: z.string(),
    kind: z.enum(["ticket-alarm", "newsletter"]),
    state: z.enum(["pending", "confirmed"]),
    language: z.enum(locales),
    event: z.string().nullable(),
    eventTitle: z.string().nullable(),
    createdAt: z.coerce.date(),
    confirmedAt: z.coerce.date().nullable(),
    notifiedAt: z.coerce.date().nullable(),
  }),
);

/** A ticket alarm or newsletter subscription, without the secret token of its mails. */
export type SubscriptionOfAddress = z.infer<typeof subscriptionsSchema>[number];

/** Lists the subscriptions of an e-mail address, newest first. @param email - In lower case. */
export async function subscriptionsOfAddress(strapi: Core.Strapi, email: string): Promise<SubscriptionOfAddress[]> {
  const found: unknown = await strapi.db
    .query(subscriptionUid)
    .findMany({ where: { email }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  return subscriptionsSchema.parse(found);
}

/** Deletes one subscription of an e-mail address. @returns It; `null` when the address has no such subscription. */
export async function endSubscription(
  strapi: Core.Strapi,
  email: string,
  documentId: string,
): Promise<SubscriptionOfAddress | null> {
  const own = await subscriptionsOfAddress(strapi, email);
  const ended = own.find((subscription) => subscription.documentId === documentId) ?? null;
  if (ended !== null) await strapi.documents(subscriptionUid).delete({ documentId });
  return ended;
}

/** Deletes all subscriptions of an e-mail address. */
export async function endSubscriptions(strapi: Core.Strapi, email: string): Promise<void> {
  for (const { documentId } of await subscriptionsOfAddress(strapi, email))
    await strapi.documents(subscriptionUid).delete({ documentId });
}

interface NewsletterChoice {
  /** Confirmed e-mail address, in lower case. */
  email: string;
  language: Locale;
  isWanted: boolean;
}

/** Subscribes a confirmed e-mail address to the newsletter, without a confirmation mail, or unsubscribes it. */
export async function setNewsletter(
  strapi: Core.Strapi,
  { email, language, isWanted }: NewsletterChoice,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockUntilCommit(strapi.db, trx, `subscriptions of ${email}`);
    const all = await subscriptionsOfAddress(strapi, email);
    const own = all.filter(({ kind }) => kind === "newsletter");
    const subscriptions = strapi.documents(subscriptionUid);
    if (!isWanted) {
      for (const { documentId } of own) await subscriptions.delete({ documentId });
      return;
    }
    if (own.some(({ state }) => state === "confirmed")) return;
    const data = { state: "confirmed" as const, confirmedAt: new Date().toISOString(), language };
    const [waiting] = own;
    if (waiting !== undefined) await subscriptions.update({ documentId: waiting.documentId, data });
    else {
      const token = randomBytes(32).toString("base64url");
      await subscriptions.create({ data: { ...data, email, kind: "newsletter", token } });
    }
  });
}
