import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { Locale } from "#contract/locales";
import { lockUntilCommit } from "../../database/shared-work.ts";
import { addMails } from "../../mail/mail-table.ts";
import { mayMail, maxMailsInDay } from "../../mail/recipient-limit.ts";
import { confirmationMail, type Subscriber } from "./subscription-mails.ts";

export const subscriptionUid = "api::subscription.subscription";

const knownSchema = z.object({
  documentId: z.string(),
  state: z.enum(["pending", "confirmed"]),
  token: z.string(),
  updatedAt: z.coerce.date(),
  /** When an alarm rang; `null` before. */
  notifiedAt: z.coerce.date().nullable(),
});

export interface Wish {
  email: string;
  language: Locale;
  kind: "ticket-alarm" | "newsletter";
  /** documentId and title of the event; `null` for the newsletter. */
  event: { documentId: string; title: string } | null;
  /** The form's own text in the mail that asks to confirm; `null` for none. */
  text: string | null;
}

/** Note with a subscription for which no confirmation was asked. */
const notMailed = `Geen bevestiging gevraagd: dit adres kreeg in een dag al ${maxMailsInDay} mails.`;

/** Shortest time between two mails to confirm the same subscription, in milliseconds. */
const quietMs = 10 * 60 * 1000;

/**
 * Stores a wish for an alarm or the newsletter, and asks the address by mail to confirm it. No mail goes to an address
 * that was asked in the last ten minutes, or confirmed before, unless its alarm has rung; the caller can't tell the
 * difference. Neither does an address get one above its daily limit; a note tells staff.
 *
 * @returns The documentId of the subscription.
 */
export async function subscribe(strapi: Core.Strapi, wish: Wish): Promise<string> {
  const email = wish.email.toLowerCase();
  const siteUrl = strapi.config.get<string>("site.url");
  const about = { email, language: wish.language };
  const eventTitle = wish.event?.title ?? null;

  return strapi.db.transaction(async ({ trx }) => {
    await lockUntilCommit(strapi.db, trx, `subscriptions of ${email}`);
    const subscriptions = strapi.documents(subscriptionUid);
    const filters = {
      email: { $eq: email },
      kind: { $eq: wish.kind },
      ...(wish.event && { event: { $eq: wish.event.documentId } }),
    };
    const found = knownSchema.nullable().parse(await subscriptions.findFirst({ filters }));
    if (found !== null) {
      const { documentId, notifiedAt } = found;
      const isQuiet = found.state === "confirmed" || Date.now() - found.updatedAt.getTime() < quietMs;
      if (isQuiet && notifiedAt === null) return documentId;
      // One that rang is over: who was too late for the places sets it anew, and confirms it anew.
      const data = { language: wish.language, ...(notifiedAt !== null && { state: "pending", notifiedAt: null }) };
      await strapi.db.query(subscriptionUid).updateMany({ where: { documentId }, data });
      await ask(found);
      return documentId;
    }

    const token = randomBytes(32).toString("base64url");
    const named = wish.event && { event: wish.event.documentId, eventTitle: wish.event.title };
    const data = { ...about, ...named, kind: wish.kind, state: "pending" as const, token };
    const { documentId } = await subscriptions.create({ data });
    await ask({ documentId, token });
    return documentId;
  });

  async function ask({ documentId, token }: Pick<Subscriber, "documentId" | "token">): Promise<void> {
    const mayAsk = await mayMail(strapi.db, email);
    await strapi.documents(subscriptionUid).update({ documentId, data: { note: mayAsk ? "" : notMailed } });
    if (!mayAsk) return;
    await addMails(strapi.db, [confirmationMail(siteUrl, { ...about, eventTitle, documentId, token }, wish.text)]);
  }
}
