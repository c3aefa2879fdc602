import type { Core } from "@strapi/strapi";
import * as z from "zod";

type Database = Core.Strapi["db"];

/** A Knex connection or transaction. */
export type Queries = Database["connection"];

/** Whether other instances of the CMS may use the same database. SQLite has one connection, so it needs no locks. */
export function isShared(db: Database): boolean {
  return db.dialect.client === "postgres";
}

/** Longest wait for a lock. Each waiting transaction occupies a connection of the pool. */
const longestWait = "20s";

/**
 * Takes a named lock until the transaction ends, waiting for other transactions of any instance. Does nothing on
 * SQLite.
 *
 * @throws {Error} The lock wasn't free within 20 seconds.
 */
export async function lockUntilCommit(db: Database, trx: Queries, name: string): Promise<void> {
  if (!isShared(db)) return;
  const sql = "select set_config('lock_timeout', ?, true), pg_advisory_xact_lock(hashtextextended(?, 0))";
  await trx.raw(sql, [longestWait, name]);
}

/**
 * Serializes changes of content, so that a check before a change, such as for a unique slug, still holds when the
 * change is written.
 */
export function lockContent(db: Database, trx: Queries): Promise<void> {
  return lockUntilCommit(db, trx, "content");
}

const lockedSchema = z.object({ rows: z.tuple([z.object({ locked: z.boolean() })]) });

/**
 * Runs a job under a lock, unless another instance holds it. The lock has its own transaction, so that it is released
 * when this instance dies.
 *
 * @returns The result of the job; `null` when another instance is running it.
 */
export async function runExclusively<Result>(
  db: Database,
  name: string,
  job: () => Promise<Result>,
): Promise<Result | null> {
  if (!isShared(db)) return job();
  return db.connection.transaction(async (trx) => {
    const sql = "select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as locked";
    const answer: unknown = await trx.raw(sql, [name]);
    return lockedSchema.parse(answer).rows[0].locked ? job() : null;
  });
}

/**
 * Locks the first free row of a queue, so that no other instance takes it, and works on it.
 *
 * @param rows - Query for the rows, in order.
 * @param work - Gets the row, and the transaction in which to update or delete it.
 * @returns Whether there was a free row.
 */
export async function claimRow(
  db: Database,
  rows: (queries: Queries) => ReturnType<Queries>,
  work: (row: unknown, queries: Queries) => Promise<void>,
): Promise<boolean> {
  const take = async (queries: Queries) => {
    const waiting = rows(queries).limit(1);
    const row: unknown = await (isShared(db) ? waiting.forUpdate().skipLocked() : waiting).first();
    if (row === undefined) return false;
    await work(row, queries);
    return true;
  };
  // On SQLite a transaction would block all other queries while, for example, a mail is sent.
  return isShared(db) ? db.connection.transaction(take) : take(db.connection);
}
