import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { addMissingColumns, createMissingTable } from "../database/missing-tables.ts";
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
  /** Identifies the files to generate and attach when the mail is sent; `null` for none. */
  files: z.string().nullable(),
  tries: z.number(),
});

/** A queued mail; `recipient` and `replyTo` are bare e-mail addresses. */
export type Mail = z.infer<typeof mailSchema>;

/**
 * A mail before it is queued. `about` is the documentId of a document, with which the mail is deleted. The queue holds
 * only one mail with the same `onceKey`, not counting undeliverable ones.
 */
export type NewMail = Omit<Mail, "id" | "tries"> & { about: string | null; onceKey: string | null };

/** Creates the table of queued mails if it is missing, or its missing columns. */
export async function prepareMailTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
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
  // Under a lock, as other instances may do the same.
  await db.transaction(async ({ trx }) => {
    await lockUntilCommit(db, trx, `columns of ${table}`);
    await addMissingColumns(trx, table, "files", (columns) => {
      columns.text("files");
      columns.string("onceKey").unique();
    });
  });
}

/** Queues mails, within the current transaction if there is one. */
export async function addMails(db: Core.Strapi["db"], mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => ({ ...mail, tries: 0, refused: false, dueAt: Date.now() }));
  const onceKeys = mails.flatMap(({ onceKey }) => onceKey ?? []);
  await db.transaction(async ({ trx }) => {
    await trx(table).where({ refused: true }).whereIn("onceKey", onceKeys).delete();
    await trx(table).insert(rows).onConflict("onceKey").ignore();
  });
}

/** Outcome of sending a mail: sent, to retry at `dueAt` (milliseconds since 1970), or `refused` for good. */
export type MailOutcome = "sent" | { tries: number; dueAt: number; refused: boolean };

/**
 * Sends the oldest mail that is due, under a lock against other instances, and deletes it once it is sent.
 *
 * @returns Whether there was a mail to send.
 */
export function sendNextMail(db: Core.Strapi["db"], send: (mail: Mail) => Promise<MailOutcome>): Promise<boolean> {
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

/** Reads when the next mail is due, in milliseconds since 1970; `null` when the queue is empty. */
export async function nextDue(db: Core.Strapi["db"]): Promise<number | null> {
  const row: unknown = await db.connection(table).where({ refused: false }).min("dueAt as dueAt").first();
  return momentSchema.parse(row).dueAt;
}

/** Deletes the queued mails about deleted documents, within the current transaction if there is one. */
export async function removeMailsAbout(db: Core.Strapi["db"], documentIds: readonly string[]): Promise<void> {
  await db.transaction(async ({ trx }) => trx(table).whereIn("about", documentIds).delete());
}

/** Returns the prefix of the `onceKey` of all mails about an order. */
export function onceKeyOfOrder(orderId: number): string {
  return `order ${orderId}: `;
}

/** Deletes the queued mails about an order, within the current transaction if there is one. */
export async function removeOrderMails(db: Core.Strapi["db"], orderId: number): Promise<void> {
  await db.transaction(async ({ trx }) =>
    trx(table)
      .where("onceKey", "like", `${onceKeyOfOrder(orderId)}%`)
      .delete(),
  );
}

/** Deletes the undeliverable mails that were last tried before a moment. @returns How many. */
export function removeRefusedMails(db: Core.Strapi["db"], before: Date): Promise<number> {
  return db.connection(table).where({ refused: true }).andWhere("dueAt", "<=", before.getTime()).delete();
}
