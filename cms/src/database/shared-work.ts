import type { Core } from "@strapi/strapi";
import * as z from "zod";

type Database = Core.Strapi["db"];

/** What runs queries: the database, or a transaction on it. */
export type Queries = Database["connection"];

/**
 * Whether other instances of the CMS may work on the same database. On SQLite there is one, whose
 * one connection a transaction holds: there is nobody to keep out.
 */
export function isShared(db: Database): boolean {
  return db.dialect.client === "postgres";
}

/** Who waits longer for a lock gets an error: the others would wait behind them, each with a connection. */
const longestWait = "20s";

/**
 * Keeps out whoever asks for the same name, in this or another instance, until the
 * transaction is over.
 *
 * @param trx - The transaction.
 */
export async function lockUntilCommit(db: Database, trx: Queries, name: string): Promise<void> {
  if (!isShared(db)) return;
  const sql = "select set_config('lock_timeout', ?, true), pg_advisory_xact_lock(hashtextextended(?, 0))";
  await trx.raw(sql, [longestWait, name]);
}

/**
 * Has changes of the content follow one another, as they do on SQLite: what is checked before one, such as
 * that no other document has its slug, then still holds when it is written.
 */
export function lockContent(db: Database, trx: Queries): Promise<void> {
  return lockUntilCommit(db, trx, "content");
}

const lockedSchema = z.object({ rows: z.tuple([z.object({ locked: z.boolean() })]) });

/**
 * Does a job, unless another instance is at it now. It has transactions of its own; the lock is one
 * more, so that it goes when this instance dies.
 *
 * @returns `null` when another instance does it.
 */
export async function doAlone<Result>(db: Database, name: string, job: () => Promise<Result>): Promise<Result | null> {
  if (!isShared(db)) return job();
  return db.connection.transaction(async (trx) => {
    const sql = "select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as locked";
    const answer: unknown = await trx.raw(sql, [name]);
    return lockedSchema.parse(answer).rows[0].locked ? job() : null;
  });
}

/**
 * Takes one row of a queue, which no other instance can take meanwhile, and works on it.
 *
 * @param rows - The rows that wait, in order.
 * @param work - Gets the row and what to change it with; the row is given back as it then is.
 * @returns Whether there was a row to be had.
 */
export async function takeOne(
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
  // On SQLite a transaction would keep all others waiting while a mail server answers.
  return isShared(db) ? db.connection.transaction(take) : take(db.connection);
}
