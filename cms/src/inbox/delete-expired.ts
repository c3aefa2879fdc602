import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { privateFiles } from "../storage/stores.ts";
import { removeMailsAbout } from "../mail/mail-table.ts";
import { subscriptionUid } from "./subscriptions/subscribe.ts";
import { deleteFiles, rememberedFiles, warnOfDamage } from "./inbox-files.ts";

const submissionUid = "api::submission.submission";

const expiredSchema = z.array(z.object({ documentId: z.string(), files: z.unknown().transform(rememberedFiles) }));

const batch = 100;

/** How long a subscription may wait for its confirmation, in milliseconds. */
const unconfirmedMs = 7 * 24 * 60 * 60 * 1000;

/** How much the daily cleaning deleted. */
export interface Deleted {
  submissions: number;
  files: number;
  subscriptions: number;
}

/**
 * Deletes submissions past their form's retention period with their files and waiting
 * mails, subscriptions that weren't confirmed in time, and alarms of events that are over
 * or no longer published.
 */
export async function deleteExpired(strapi: Core.Strapi, now = new Date()): Promise<Deleted> {
  const submissions = await deleteSubmissions(strapi, now);
  return { ...submissions, subscriptions: await deleteSubscriptions(strapi, now) };
}

async function deleteSubmissions(strapi: Core.Strapi, now: Date): Promise<Omit<Deleted, "subscriptions">> {
  const store = privateFiles(strapi);
  const deleted = { submissions: 0, files: 0 };

  for (;;) {
    const found = await strapi.db.query(submissionUid).findMany({
      where: { deleteAfter: { $lte: now.toISOString() } },
      select: ["documentId", "files"],
      limit: batch,
    });
    const expired = expiredSchema.parse(found);
    if (expired.length === 0) return deleted;

    for (const { documentId, files } of expired) {
      if (files.isDamaged) warnOfDamage(strapi.log, documentId);
      await deleteFiles(store, files.ids);
      deleted.files += files.ids.length;
    }
    const documentIds = expired.map(({ documentId }) => documentId);
    await removeMailsAbout(strapi.db, documentIds);
    await strapi.db.query(submissionUid).deleteMany({ where: { documentId: { $in: documentIds } } });
    deleted.submissions += expired.length;
  }
}

const eventsSchema = z.array(z.object({ documentId: z.string() }));

async function deleteSubscriptions(strapi: Core.Strapi, now: Date): Promise<number> {
  const where = { publishedAt: { $notNull: true }, endsAt: { $gt: now.toISOString() } };
  const coming = eventsSchema.parse(
    await strapi.db.query("api::event.event").findMany({ where, select: ["documentId"] }),
  );
  const ended = { kind: "ticket-alarm", event: { $notIn: coming.map(({ documentId }) => documentId) } };
  const unconfirmed = { state: "pending", createdAt: { $lte: new Date(now.getTime() - unconfirmedMs).toISOString() } };

  const found = await strapi.db.query(subscriptionUid).findMany({
    where: { $or: [ended, unconfirmed] },
    select: ["documentId"],
  });
  const documentIds = eventsSchema.parse(found).map(({ documentId }) => documentId);
  if (documentIds.length === 0) return 0;
  await removeMailsAbout(strapi.db, documentIds);
  await strapi.db.query(subscriptionUid).deleteMany({ where: { documentId: { $in: documentIds } } });
  return documentIds.length;
}
