import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";

const table = "circuit_login_attempts";

type Database = Core.Strapi["db"];

/** Creates the table if it is missing. In the database, as instances share the counts and restarts keep them. */
export async function prepareAttemptTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(table)) return;
  await schema.createTable(table, (columns) => {
    // A digest, so that the table doesn't reveal who tried to log in.
    columns.string("key").primary();
    columns.integer("count").notNullable();
    columns.bigInteger("resetsAt").notNullable().index();
  });
}

const countedSchema = z.tuple([z.object({ count: z.coerce.number() })]);

/**
 * Counts one more attempt.
 *
 * @param key - Names the client or account, and what is attempted.
 * @param windowMs - How long attempts are counted together, from the first one, in milliseconds.
 * @returns How many attempts there are now, this one included.
 */
export async function countAttempt(db: Database, key: string, windowMs: number): Promise<number> {
  const now = Date.now();
  await db.connection(table).where("resetsAt", "<=", now).delete();
  const counted: unknown = await db
    .connection(table)
    .insert({ key: digest(key), count: 1, resetsAt: now + windowMs })
    .onConflict("key")
    .merge({ count: db.connection.raw("?? + 1", [`${table}.count`]) })
    .returning("count");
  return countedSchema.parse(counted)[0].count;
}

/** Whether something was counted under a key that still holds. */
export async function wasCounted(db: Database, key: string): Promise<boolean> {
  const row: unknown = await db
    .connection(table)
    .where({ key: digest(key) })
    .andWhere("count", ">", 0)
    .andWhere("resetsAt", ">", Date.now())
    .first("key");
  return row !== undefined;
}

/** How many attempts count under a key now; nothing is counted. */
export async function attemptsOf(db: Database, key: string): Promise<number> {
  const row: unknown = await db
    .connection(table)
    .where({ key: digest(key) })
    .andWhere("resetsAt", ">", Date.now())
    .first("count");
  return row === undefined ? 0 : countedSchema.parse([row])[0].count;
}

/** Takes back an attempt that turned out to be legitimate. */
export async function takeBack(db: Database, key: string): Promise<void> {
  await db
    .connection(table)
    .where({ key: digest(key) })
    .andWhere("count", ">", 0)
    .decrement("count");
}

function digest(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
