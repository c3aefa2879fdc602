import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { canonicalEmail } from "#contract/forms/canonical-email";
import { digestOf } from "../database/digest.ts";
import { createMissingTable } from "../database/missing-tables.ts";
import { lockUntilCommit, type Queries } from "../database/shared-work.ts";

/** Table of the mails that count towards a limit, by a digest of the recipient. */
export const mailCountTable = "circuit_mail_counts";

/** Most mails in a day to one address, for forms, alarms and the newsletter together. Other kinds are counted apart. */
export const maxMailsInDay = 5;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const countSchema = z.object({ count: z.coerce.number() });

/** Creates the table of counted mails if it is missing. */
export async function prepareMailCounts({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, mailCountTable, (columns) => {
    columns.increments("id");
    columns.string("recipient").notNullable().index();
    columns.bigInteger("at").notNullable().index();
  });
}

/**
 * Counts a mail to an unconfirmed address, within the current transaction if there is one.
 *
 * @returns `false` when the address reached its limit in the last day: then the mail must not be sent.
 */
export function consumeMailQuota(db: Core.Strapi["db"], address: string, now = Date.now()): Promise<boolean> {
  return count(db, canonicalEmail(address), { most: maxMailsInDay, now });
}

/**
 * Counts an order that isn't paid at once, whose mails go to an unconfirmed address. Orders have a count of their own,
 * so that other mails can't hold back a customer's tickets.
 *
 * @param limit - `most` is the number of orders allowed in a day.
 * @returns `false` when the inbox reached that number: then the order must be refused.
 */
export function consumeUnpaidOrderQuota(
  db: Core.Strapi["db"],
  address: string,
  limit: { most: number; now: number },
): Promise<boolean> {
  return count(db, `unpaid order of ${canonicalEmail(address)}`, limit);
}

/**
 * Counts a mail for a panel user's forgotten password, apart from all other mails, so that those can't use up its
 * limit.
 *
 * @returns The same as {@link consumeMailQuota}.
 */
export function consumePasswordMailQuota(db: Core.Strapi["db"], address: string, now = Date.now()): Promise<boolean> {
  return count(db, `password of ${canonicalEmail(address)}`, { most: maxMailsInDay, now });
}

/** Most account mails of one kind to an address in a day, requested from all networks together. */
export const maxAccountMailsInDay = 10;

/** Most account mails of one kind in a day to an inbox's variants (`name+tag@`, dots at Google) without an account. */
export const maxVariantMailsInDay = 30;

/** A mail about a visitor's account that anybody can request. */
export interface AccountMail {
  kind: "registration" | "reset";
  address: string;
  /** Client network of the request; `null` when unknown. */
  network: string | null;
  /** Whether there is an account with exactly this address. */
  hasAccount: boolean;
  /** Whether the mail is sent. Otherwise it is counted apart, only to take equally long. */
  isSent: boolean;
}

/**
 * Counts a mail about a visitor's account that anybody can request. Each kind of mail and each client network has its
 * own limit, and beyond {@link maxAccountMailsInDay} one mail an hour is still sent, so that strangers can't keep the
 * owner of an inbox from getting one.
 *
 * Variants of an inbox's address without an account (`name+tag@`) share one count, so that nobody floods the inbox. The
 * first mail to each variant has the higher limit {@link maxVariantMailsInDay}.
 *
 * @returns The same as {@link consumeMailQuota}.
 */
export async function consumeAccountMailQuota(
  db: Core.Strapi["db"],
  { kind, address, network, hasAccount, isSent }: AccountMail,
  now = Date.now(),
): Promise<boolean> {
  const inbox = canonicalEmail(address);
  const isVariant = !hasAccount && address !== inbox;
  const counted = `account ${kind} ${isSent ? "of" : "not sent to"} ${isVariant ? `variants of ${inbox}` : address}`;
  const [ofAll, ofNetwork] = [digestOf(counted), digestOf(`${counted} from ${network ?? "nowhere"}`)];
  const ofAddress = digestOf(`${counted} as ${address}`);
  return db.transaction(async ({ trx }) => {
    await lockUntilCommit(db, trx, `mails to ${ofAll}`);
    const inDay = (recipient: string) => countSince(trx, recipient, now - dayMs);
    const all = await inDay(ofAll);
    const isFirst = (await inDay(ofAddress)) === 0 && isVariant && all < maxVariantMailsInDay;
    const isFew = (await inDay(ofNetwork)) < maxMailsInDay && (all < maxAccountMailsInDay || isFirst);
    if (!isFew && (await countSince(trx, ofAll, now - hourMs)) > 0) return false;
    await trx(mailCountTable).insert([ofAll, ofNetwork, ofAddress].map((recipient) => ({ recipient, at: now })));
    return true;
  });
}

/** Most times in a day that staff can resend the mails of one order. */
export const maxResends = 5;

/**
 * Counts a mail that staff resend, within the current transaction if there is one.
 *
 * @param press - Idempotency key of the click on the button.
 * @returns `sent` when this click was counted before; `too-many` when the limit is reached.
 */
export async function consumeResendQuota(
  db: Core.Strapi["db"],
  about: string,
  press: string,
  now = Date.now(),
): Promise<"send" | "sent" | "too-many"> {
  const [subject, once] = [digestOf(`again ${about}`), digestOf(`again ${about} ${press}`)];
  return db.transaction(async ({ trx }): Promise<"send" | "sent" | "too-many"> => {
    await lockUntilCommit(db, trx, `mails of ${subject}`);
    if ((await countSince(trx, once, now - dayMs)) > 0) return "sent";
    if ((await countSince(trx, subject, now - dayMs)) >= maxResends) return "too-many";
    await trx(mailCountTable).insert([subject, once].map((recipient) => ({ recipient, at: now })));
    return "send";
  });
}

async function count(
  db: Core.Strapi["db"],
  inbox: string,
  { most, now }: { most: number; now: number },
): Promise<boolean> {
  const recipient = digestOf(inbox);
  return db.transaction(async ({ trx }) => {
    await lockUntilCommit(db, trx, `mails to ${recipient}`);
    await trx(mailCountTable)
      .where("at", "<=", now - dayMs)
      .delete();
    if ((await countSince(trx, recipient, now - dayMs)) >= most) return false;
    await trx(mailCountTable).insert({ recipient, at: now });
    return true;
  });
}

/** Counts a recipient's mails since a moment. */
async function countSince(trx: Queries, recipient: string, since: number): Promise<number> {
  const row: unknown = await trx(mailCountTable)
    .where({ recipient })
    .andWhere("at", ">", since)
    .count("id as count")
    .first();
  return countSchema.parse(row).count;
}
