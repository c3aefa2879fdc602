import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { privateFileStore } from "../storage/stores.ts";
import { removeMailsAbout, removeRefusedMails } from "../mail/mail-table.ts";
import { subscriptionUid } from "./subscriptions/subscribe.ts";
import { deleteFiles, readStoredFiles, warnOfDamagedFileList } from "./inbox-files.ts";

const submissionUid = "api::submission.submission";

const expiredSchema = z.array(z.object({ documentId: z.string(), files: z.unknown().transform(readStoredFiles) }));

/** Rows deleted per query: databases limit a query's number of parameters. */
const batch = 100;

const hourMs = 60 * 60 * 1000;

/**
 * How long a subscription waits for its confirmation, in milliseconds. Mails promise deletion within a week; the
 * nightly cleaning may come up to 25 hours later, when summer time ends.
 */
const unconfirmedMs = (7 * 24 - 25) * hourMs;

/** How long an undeliverable mail is kept for operators to inspect, in milliseconds. */
const refusedMs = 30 * 24 * hourMs;

/** Numbers of records that the daily cleaning deleted. */
interface Deleted {
  submissions: number;
  files: number;
  subscriptions: number;
  refusedMails: number;
}

/**
 * Deletes submissions past their form's retention period with their files and queued mails, subscriptions that weren't
 * confirmed in time, ticket alarms of events that are over or unpublished, and undeliverable mails after a month.
 */
export async function deleteExpired(strapi: Core.Strapi, now = new Date()): Promise<Deleted> {
  const submissions = await deleteSubmissions(strapi, now);
  const subscriptions = await deleteSubscriptions(strapi, now);
  const refusedMails = await removeRefusedMails(strapi.db, new Date(now.getTime() - refusedMs));
  return { ...submissions, subscriptions, refusedMails };
}

async function deleteSubmissions(strapi: Core.Strapi, now: Date): Promise<Pick<Deleted, "submissions" | "files">> {
  const store = privateFileStore(strapi);
  const deleted = { submissions: 0, files: 0 };
  const failed: string[] = [];

  for (;;) {
    const found = await strapi.db.query(submissionUid).findMany({
      where: { deleteAfter: { $lte: now.toISOString() }, documentId: { $notIn: failed } },
      select: ["documentId", "files"],
      limit: batch,
    });
    const expired = expiredSchema.parse(found);
    const documentIds: string[] = [];
    for (const { documentId, files } of expired) {
      try {
        await deleteFiles(store, files.ids);
      } catch (error) {
        strapi.log.error(`The files of submission ${documentId} can't be deleted before tomorrow: ${String(error)}`);
        failed.push(documentId);
        continue;
      }
      if (files.isDamaged) warnOfDamagedFileList(strapi.log, documentId);
      deleted.files += files.ids.length;
      documentIds.push(documentId);
    }
    // No submission is left, or the files of none can be deleted now.
    if (documentIds.length === 0) return deleted;
    await removeMailsAbout(strapi.db, documentIds);
    await strapi.db.query(submissionUid).deleteMany({ where: { documentId: { $in: documentIds } } });
    deleted.submissions += documentIds.length;
  }
}

const documentsSchema = z.array(z.object({ documentId: z.string() }));

async function deleteSubscriptions(strapi: Core.Strapi, now: Date): Promise<number> {
  const where = { publishedAt: { $notNull: true }, endsAt: { $gt: now.toISOString() } };
  const coming = documentsSchema.parse(
    await strapi.db.query("api::event.event").findMany({ where, select: ["documentId"] }),
  );
  const ended = { kind: "ticket-alarm", event: { $notIn: coming.map(({ documentId }) => documentId) } };
  const unconfirmed = { state: "pending", updatedAt: { $lte: new Date(now.getTime() - unconfirmedMs).toISOString() } };

  let deleted = 0;
  for (;;) {
    const found = await strapi.db.query(subscriptionUid).findMany({
      where: { $or: [ended, unconfirmed] },
      select: ["documentId"],
      limit: batch,
    });
    const documentIds = documentsSchema.parse(found).map(({ documentId }) => documentId);
    if (documentIds.length === 0) return deleted;
    await removeMailsAbout(strapi.db, documentIds);
    await strapi.db.query(subscriptionUid).deleteMany({ where: { documentId: { $in: documentIds } } });
    deleted += documentIds.length;
  }
}
