import { randomBytes } from "node:crypto";
import * as z from "zod";
import { digestOf } from "../../database/digest.ts";
import { randomCode } from "../orders/issue-tickets.ts";
import type { Shop } from "../shop.ts";
import { type ScannerRow, scannerRowSchema, scannerTable } from "../tables/scan-tables.ts";

/** How long a device can pair with a code, in milliseconds. */
const codeMs = 30 * 60_000;

const madeSchema = z.tuple([z.object({ id: z.number() })]);

/** What staff enter for a new scanner. `validUntil`: milliseconds since 1970. */
export type NewScanner = Pick<
  ScannerRow,
  "name" | "eventId" | "firstDay" | "lastDay" | "gate" | "stand" | "validUntil"
>;

/** A scanner that waits for a device. */
interface MadeScanner {
  id: number;
  /** Code with which one device can pair; the table has only its digest. */
  code: string;
  /** When the code expires, in milliseconds since 1970. */
  codeUntil: number;
}

/** Creates a scanner with a code for pairing a device. */
export async function makeScanner({ db, now }: Shop, scanner: NewScanner): Promise<MadeScanner> {
  const code = randomCode(10);
  const createdAt = now();
  const codeUntil = createdAt + codeMs;
  const rows: unknown = await db
    .connection(scannerTable)
    .insert({ ...scanner, createdAt, codeHash: digestOf(code), codeUntil })
    .returning("id");
  const [{ id }] = madeSchema.parse(rows);
  return { id, code, codeUntil };
}

/** Pairs a device by a scanner's code, which works once. @returns `null` for an unknown, used or expired code. */
export async function pairScanner(
  { db, now }: Shop,
  code: string,
): Promise<{ token: string; scanner: ScannerRow } | null> {
  const token = randomBytes(32).toString("base64url");
  const codeHash = digestOf(code.toUpperCase().replaceAll(/[^0-9A-Z]/gu, ""));
  const rows: unknown = await db
    .connection(scannerTable)
    .where({ codeHash, endedAt: null })
    .where("codeUntil", ">", now())
    .where("validUntil", ">", now())
    .update({ codeHash: null, tokenHash: digestOf(token), lastSeenAt: now() })
    .returning("*");
  const scanner = z.array(scannerRowSchema).parse(rows).at(0);
  return scanner === undefined ? null : { token, scanner };
}

/** Returns the scanner with a token, and records that it was seen; `null` for an unknown token or an ended scanner. */
export async function findScannerByToken({ db, now }: Shop, token: string): Promise<ScannerRow | null> {
  const rows: unknown = await db
    .connection(scannerTable)
    .where({ tokenHash: digestOf(token), endedAt: null })
    .where("validUntil", ">", now())
    .update({ lastSeenAt: now() })
    .returning("*");
  return z.array(scannerRowSchema).parse(rows).at(0) ?? null;
}

/** Ends a scanner; repeating it changes nothing. @returns Whether there is such a scanner. */
export async function endScanner({ db, now }: Shop, id: number): Promise<boolean> {
  await db.connection(scannerTable).where({ id, endedAt: null }).update({ endedAt: now(), codeHash: null });
  const existing: unknown = await db.connection(scannerTable).where({ id }).first("id");
  return existing !== undefined;
}
