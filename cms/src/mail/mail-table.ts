import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { lockUntilCommit, type Queries, claimRow } from "../database/shared-work.ts";

const table = "circuit_mails";

const mailSchema = z.object({
  id: z.number(),
  recipient: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().nullable(),
  /** Names the files to be made and attached when it is sent; `null` for none. */
  files: z.string().nullable(),
  tries: z.number(),
});

/** A mail that waits to be sent; the recipient and `replyTo` are bare addresses. */
export type Mail = z.infer<typeof mailSchema>;

/**
 * A mail before it is queued. `about` is the documentId of its document; when that is deleted, the mail is too. Of mails
 * with the same `onceKey` only one waits at a time; one that was given up makes room for the next.
 */
export type NewMail = Omit<Mail, "id" | "tries"> & { about: string | null; onceKey: string | null };

/** Creates the queue's table if it is missing, and adds the columns that one of an older version lacks. */
export async function prepareMailTable({ db }: Core.Strapi): Promise<void> {
  if (await db.connection.schema.hasTable(table)) return addColumns(db);
  await db.connection.schema.createTable(table, (columns) => {
    columns.increments("id");
    columns.string("about").index();
    columns.string("recipient").notNullable();
    columns.text("replyTo");
    columns.text("subject").notNullable();
    columns.text("text").notNullable();
    columns.text("html").notNullable();
    columns.text("unsubscribeUrl");
    columns.text("files");
    columns.string("onceKey").unique();
    columns.integer("tries").notNullable().defaultTo(0);
    columns.bigInteger("dueAt").notNullable().index();
    columns.boolean("refused").notNullable().defaultTo(false);
  });
}

/** Other instances may do the same at this moment. */
async function addColumns(db: Core.Strapi["db"]): Promise<void> {
  await db.transaction(async ({ trx }) => {
    await lockUntilCommit(db, trx, `columns of ${table}`);
    const queries: Queries = trx;
    if (await queries.schema.hasColumn(table, "files")) return;
    await queries.schema.alterTable(table, (columns) => {
      columns.text("files");
      columns.string("onceKey").unique();
    });
  });
}

/** Puts mails in the queue, in the transaction under way if there is one. */
export async function addMails(db: Core.Strapi["db"], mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({ ...mail, tries: 0, refused: false, dueAt: Date.now() }));
  const onceKeys = mails.flatMap(({ onceKey }) => onceKey ?? []);
  await db.transaction(async ({ trx }) => {
    await trx(table).where({ refused: true }).whereIn("onceKey", onceKeys).delete();
    await trx(table).insert(rows).onConflict("onceKey").ignore();
  });
}

/** The outcome of a try: sent, or waiting until `dueAt` (milliseconds since 1970); `refused` mails aren't retried. */
export type MailOutcome = "sent" | { tries: number; dueAt: number; refused: boolean };

/**
 * Locks the oldest mail that is due, so that no other instance sends it, and sends it. A sent mail is
 * deleted, so that its contents are only stored with the submission.
 *
 * @returns Whether there was a mail to send.
 */
export function sendNext(db: Core.Strapi["db"], send: (mail: Mail) => Promise<MailOutcome>): Promise<boolean> {
  const due = (queries: Queries) =>
    queries(table).where({ refused: false }).andWhere("dueAt", "<=", Date.now()).orderBy("id");
  return claimRow(db, due, async (row, queries) => {
    const mail = mailSchema.parse(row);
    const outcome = await send(mail);
    const sent = queries(table).where({ id: mail.id });
    await (outcome === "sent" ? sent.delete() : sent.update(outcome));
  });
}

const momentSchema = z.object({ dueAt: z.coerce.number().nullable() });

/** When the next mail is due, in milliseconds since 1970; `null` when none waits. */
export async function nextDue(db: Core.Strapi["db"]): Promise<number | null> {
  const row: unknown = await db.connection(table).where({ refused: false }).min("dueAt as dueAt").first();
  return momentSchema.parse(row).dueAt;
}

/** Deletes the waiting mails about deleted documents, in the transaction under way if there is one. */
export async function removeMailsAbout(db: Core.Strapi["db"], documentIds: readonly string[]): Promise<void> {
  await db.transaction(async ({ trx }) => trx(table).whereIn("about", documentIds).delete());
}

/** The start of the `onceKey` of each mail about an order. */
export function onceKeyOfOrder(orderId: number): string {
  return `order ${orderId}: `;
}

/** Deletes the waiting mails about an order, in the transaction under way if there is one. */
export async function removeOrderMails(db: Core.Strapi["db"], orderId: number): Promise<void> {
  await db.transaction(async ({ trx }) =>
    trx(table)
      .where("onceKey", "like", `${onceKeyOfOrder(orderId)}%`)
      .delete(),
  );
}

/**
 * Deletes the mails that were given up before this moment.
 *
 * @returns How many.
 */
export function removeRefusedMails(db: Core.Strapi["db"], before: Date): Promise<number> {
  return db.connection(table).where({ refused: true }).andWhere("dueAt", "<=", before.getTime()).delete();
}
