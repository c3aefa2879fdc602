import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { type Locale, locales } from "#contract/locales";
import { pathIn } from "../../content/document-address.ts";
import { addMails } from "../../mail/mail-table.ts";
import { subscriptionUid } from "./subscribe.ts";
import { saleMail } from "./subscription-mails.ts";

const alarmsSchema = z.array(
  z.object({
    documentId: z.string(),
    email: z.string(),
    language: z.enum(["nl", "en"]),
    token: z.string(),
    event: z.string(),
    eventTitle: z.string().nullable(),
  }),
);

/** Alarms in one transaction; a larger one would block visitors when an event is popular. */
const batch = 100;

/**
 * Queues one mail for every confirmed alarm of an event whose sale has opened. Each
 * alarm is mailed once, also when the CMS stops in between.
 *
 * @returns How many alarms were mailed.
 */
export async function ringAlarms(strapi: Core.Strapi): Promise<number> {
  const siteUrl = strapi.config.get<string>("site.url").replace(/\/+$/u, "");
  const subscriptions = strapi.documents(subscriptionUid);
  const open = await eventsOnSale(strapi);
  if (open.length === 0) return 0;

  let rang = 0;
  for (;;) {
    const filters = {
      kind: { $eq: "ticket-alarm" as const },
      state: { $eq: "confirmed" as const },
      notifiedAt: { $null: true },
      event: { $in: open },
    };
    const alarms = alarmsSchema.parse(await subscriptions.findMany({ filters, limit: batch }));
    if (alarms.length === 0) return rang;

    await strapi.db.transaction(async () => {
      for (const alarm of alarms) {
        const { documentId } = alarm;
        // Who stopped it meanwhile gets no mail: a deletion waits for this change, or was first.
        const { count } = await strapi.db.query(subscriptionUid).updateMany({
          where: { documentId, notifiedAt: { $null: true } },
          data: { notifiedAt: new Date().toISOString() },
        });
        if (count === 0) continue;
        const path = await eventPath(strapi, alarm.event, alarm.language);
        await addMails(strapi.db, [saleMail(siteUrl, alarm, path)]);
        rang += 1;
      }
    });
  }
}

/** The event's address in the wanted language, or else in the other; `null` when it isn't on the site any more. */
async function eventPath(strapi: Core.Strapi, documentId: string, wanted: Locale): Promise<string | null> {
  const events = strapi.documents("api::event.event");
  for (const locale of [wanted, ...locales.filter((other) => other !== wanted)]) {
    const event = await events.findOne({ documentId, locale, status: "published", fields: ["slug"] });
    if (event?.slug) return pathIn(locale, "event", event.slug);
  }
  return null;
}

/** Ids of the events to come that are on sale, in whatever language they are published. */
async function eventsOnSale(strapi: Core.Strapi): Promise<string[]> {
  const published = locales.map((locale) =>
    strapi.documents("api::event.event").findMany({
      status: "published",
      locale,
      filters: { saleState: { $in: ["on-sale", "few-left"] }, endsAt: { $gt: new Date().toISOString() } },
      fields: ["slug"],
      limit: 500,
    }),
  );
  const ids = (await Promise.all(published)).flat().map(({ documentId }) => documentId);
  return [...new Set(ids)];
}
