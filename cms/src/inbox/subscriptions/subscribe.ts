import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Locale } from "#contract/locales";
import { lockUntilCommit } from "../../database/shared-work.ts";
import { addMails } from "../../mail/mail-table.ts";
import { consumeMailQuota, maxMailsInDay } from "../../mail/recipient-limit.ts";
import { confirmationMail, type Subscriber } from "./subscription-mails.ts";

export const subscriptionUid = "api::subscription.subscription";

const knownSchema = z.object({
  documentId: z.string(),
  state: z.enum(["pending", "confirmed"]),
  token: z.string(),
  updatedAt: z.coerce.date(),
  /** When the alarm's mail was queued; `null` before. */
  notifiedAt: z.coerce.date().nullable(),
});

export interface NewSubscription {
  email: string;
  language: Locale;
  kind: "ticket-alarm" | "newsletter";
  /** documentId and title of the event; `null` for the newsletter. */
  event: { documentId: string; title: string } | null;
  /** The form's own text for the confirmation mail; `null` for none. */
  text: string | null;
}

/** Note for staff in a subscription whose confirmation mail wasn't sent. */
const notMailed = `Geen bevestiging gevraagd: dit adres kreeg in een dag al ${maxMailsInDay} mails.`;

/** Shortest time between two confirmation mails for the same subscription, in milliseconds. */
const confirmationPauseMs = 10 * 60 * 1000;

/**
 * Stores a subscription to a ticket alarm or the newsletter, and mails a confirmation link. No mail is sent when one
 * was sent in the last ten minutes, when the address reached its daily limit, or when the subscription is confirmed
 * already (unless it is an alarm that was mailed). The caller can't tell the difference.
 *
 * @returns The subscription's documentId.
 */
export async function subscribe(strapi: Core.Strapi, wanted: NewSubscription): Promise<string> {
  const email = wanted.email.toLowerCase();
  const siteUrl = strapi.config.get<string>("site.url");
  const about = { email, language: wanted.language };
  const eventTitle = wanted.event?.title ?? null;

  return strapi.db.transaction(async ({ trx }) => {
    await lockUntilCommit(strapi.db, trx, `subscriptions of ${email}`);
    const subscriptions = strapi.documents(subscriptionUid);
    const filters = {
      email: { $eq: email },
      kind: { $eq: wanted.kind },
      ...(wanted.event && { event: { $eq: wanted.event.documentId } }),
    };
    const found = knownSchema.nullable().parse(await subscriptions.findFirst({ filters }));
    if (found !== null) {
      const { documentId, notifiedAt } = found;
      const isQuiet = found.state === "confirmed" || Date.now() - found.updatedAt.getTime() < confirmationPauseMs;
      if (isQuiet && notifiedAt === null) return documentId;
      // An alarm that was mailed is done: its owner has set it again, and must confirm it again.
      const data = { language: wanted.language, ...(notifiedAt !== null && { state: "pending", notifiedAt: null }) };
      await strapi.db.query(subscriptionUid).updateMany({ where: { documentId }, data });
      await sendConfirmation(found);
      return documentId;
    }

    const token = randomBytes(32).toString("base64url");
    const named = wanted.event && { event: wanted.event.documentId, eventTitle: wanted.event.title };
    const data = { ...about, ...named, kind: wanted.kind, state: "pending" as const, token };
    const { documentId } = await subscriptions.create({ data });
    await sendConfirmation({ documentId, token });
    return documentId;
  });

  async function sendConfirmation({ documentId, token }: Pick<Subscriber, "documentId" | "token">): Promise<void> {
    const isMailed = await consumeMailQuota(strapi.db, email);
    await strapi.documents(subscriptionUid).update({ documentId, data: { note: isMailed ? "" : notMailed } });
    if (!isMailed) return;
    await addMails(strapi.db, [confirmationMail(siteUrl, { ...about, eventTitle, documentId, token }, wanted.text)]);
  }
}
