import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { canonicalEmail } from "#contract/forms/canonical-email";
import { digestOf } from "../database/digest.ts";
import { lockUntilCommit, type Queries } from "../database/shared-work.ts";

/** Mails of the last day by recipient. */
export const mailCountTable = "circuit_mail_counts";

/**
 * Most mails in a day to an unconfirmed address: for forms, alarms and the newsletter together,
 * and separately as many for a forgotten password. Mails about orders have a limit of their own.
 */
export const maxMailsInDay = 5;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const countSchema = z.object({ count: z.coerce.number() });

/** Creates the table of counts if it is missing. */
export async function prepareMailCounts({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(mailCountTable)) return;
  await schema.createTable(mailCountTable, (columns) => {
    columns.increments("id");
    columns.string("recipient").notNullable().index();
    columns.bigInteger("at").notNullable().index();
  });
}

/**
 * Counts a mail to an unconfirmed address, in the transaction under way if there is one.
 * Only a digest of the address is stored, for a day.
 *
 * @returns `false` when the address has reached its limit in the last day: the mail must not be sent.
 */
export function mayMail(db: Core.Strapi["db"], address: string, now = Date.now()): Promise<boolean> {
  return count(db, canonicalEmail(address), { most: maxMailsInDay, now });
}

/**
 * Counts an order that isn't paid at once, whose mails go to whatever address its visitor names. Counted apart from all
 * other mails, so that those can't keep a customer's tickets back: the order is refused, and one that is placed gets its
 * mails.
 *
 * @param most - Orders in a day.
 * @returns `false` when the inbox has so many already: the order must not be placed.
 */
export function mayOrderUnpaid(
  db: Core.Strapi["db"],
  address: string,
  limit: { most: number; now: number },
): Promise<boolean> {
  return count(db, `unpaid order of ${canonicalEmail(address)}`, limit);
}

/**
 * Counts a mail for a forgotten password, which anybody can ask for. Counted apart from all
 * other mails, so that those can't use up an editor's limit.
 *
 * @returns As {@link mayMail}.
 */
export function mayMailPassword(db: Core.Strapi["db"], address: string, now = Date.now()): Promise<boolean> {
  return count(db, `password of ${canonicalEmail(address)}`, { most: maxMailsInDay, now });
}

/** Most mails of one kind about an account in a day, from whatever networks they are asked for. */
export const maxAccountMailsInDay = 10;

/** Most mails of one kind in a day to other forms of an inbox (tags, and dots at Google) that have no account. */
export const maxVariantMailsInDay = 30;

/** A mail of a visitor's account that anybody can ask for. */
export interface AccountMail {
  kind: "registration" | "reset";
  address: string;
  /** Network of who asks for it; `null` when that isn't known. */
  network: string | null;
  /** Whether there is an account with exactly this address. */
  hasAccount: boolean;
  /** Whether anything is sent. Else the same is written, for the same work, and nobody's mails become fewer. */
  isSent: boolean;
}

/**
 * Counts a mail of a visitor's account that anybody can ask for. No stranger keeps the owner of an inbox from having
 * one: each kind is counted apart, each network has its own {@link maxMailsInDay}, and where all networks together
 * reached {@link maxAccountMailsInDay} there is still one an hour. The links of a mail work for whoever has the inbox,
 * whoever asked for it, for as long as that at least.
 *
 * An account's address and the plain one of an inbox are counted by themselves, as the links of another form
 * (`name+tag@`) are no use to them. Other forms share one count, so that an inbox isn't flooded; each has its first mail.
 *
 * @returns As {@link mayMail}.
 */
export async function mayMailAccount(
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

/** Most mails about one order that staff send again in a day. */
export const maxResends = 5;

/**
 * Counts a mail that staff send again, in the transaction under way if there is one.
 *
 * @param press - Names the press of the button: the same one again is counted once.
 * @returns `too-many`: enough were sent again in the last day.
 */
export async function mayResend(
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

/** How many mails to a recipient were counted after a moment. */
async function countSince(trx: Queries, recipient: string, since: number): Promise<number> {
  const row: unknown = await trx(mailCountTable)
    .where({ recipient })
    .andWhere("at", ">", since)
    .count("id as count")
    .first();
  return countSchema.parse(row).count;
}
