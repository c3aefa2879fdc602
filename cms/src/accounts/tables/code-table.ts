import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { digestOf } from "../../database/digest.ts";
import type { Queries } from "../../database/shared-work.ts";

const table = "circuit_account_codes";

const hourMs = 60 * 60 * 1000;

/** How long the code of a mail is taken, by what it is for, in milliseconds. */
const keptMs = { confirm: 48 * hourMs, reset: hourMs } as const;

/** `confirm`: that an address is one's own. `reset`: to choose another password. */
type CodePurpose = keyof typeof keptMs;

const foundSchema = z.object({ email: z.string() });

/** Creates the table if it is missing. */
export async function prepareCodeTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(table)) return;
  await schema.createTable(table, (columns) => {
    // Only a digest, so that nobody who reads the database can use a code.
    columns.string("digest").primary();
    columns.string("purpose").notNullable();
    columns.string("email").notNullable().index();
    columns.bigInteger("expiresAt").notNullable().index();
  });
}

/** Makes a code for the mail to an address: 32 random bytes, of which only a digest is kept. Earlier ones stay valid. */
export async function addCode(queries: Queries, purpose: CodePurpose, email: string): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  await queries(table).insert({ digest: digestOf(code), purpose, email, expiresAt: Date.now() + keptMs[purpose] });
  return code;
}

/** The address to whose inbox a code was sent; `null` for one that is unknown, used or too old. */
export async function addressOfCode(queries: Queries, purpose: CodePurpose, code: string): Promise<string | null> {
  const row: unknown = await queries(table)
    .where({ digest: digestOf(code), purpose })
    .andWhere("expiresAt", ">", Date.now())
    .first("email");
  return row === undefined ? null : foundSchema.parse(row).email;
}

/** Uses a code up. @returns `false` when somebody else did, or it is too old: nothing may be done by it. */
export async function takeCode(queries: Queries, purpose: CodePurpose, code: string): Promise<boolean> {
  const taken: number = await queries(table)
    .where({ digest: digestOf(code), purpose })
    .andWhere("expiresAt", ">", Date.now())
    .delete();
  return taken > 0;
}

/** Deletes all codes that were sent to an address. */
export async function dropCodes(queries: Queries, email: string): Promise<void> {
  await queries(table).where({ email }).delete();
}

/** Deletes the codes that are too old. */
export async function deleteOldCodes(queries: Queries, now: number): Promise<void> {
  await queries(table).where("expiresAt", "<=", now).delete();
}
