import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import * as z from "zod";

const table = "circuit_login_attempts";

type Database = Core.Strapi["db"];

/** Makes the table where it isn't there yet. In the database, so that all processes and restarts count together. */
export async function prepareAttemptTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(table)) return;
  await schema.createTable(table, (columns) => {
    // A digest: who tried to log in is nobody's to read.
    columns.string("key").primary();
    columns.integer("count").notNullable();
    columns.bigInteger("resetsAt").notNullable().index();
  });
}

const countedSchema = z.tuple([z.object({ count: z.coerce.number() })]);

/**
 * Counts one more attempt.
 *
 * @param key - Who attempts what.
 * @param windowMs - How long it counts after the first, in milliseconds.
 * @returns How many there are now, this one among them.
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

/** Takes an attempt back that turned out to be a rightful one. */
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
