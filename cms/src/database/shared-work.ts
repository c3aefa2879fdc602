import type { Core } from "@strapi/strapi";
import * as z from "zod";

type Database = Core.Strapi["db"];

/** Runs queries: the database, or a transaction on it. */
export type Queries = Database["connection"];

/**
 * Whether other instances of the CMS may use the same database. SQLite has one instance with one
 * connection, which a transaction occupies: no locks are needed.
 */
export function isShared(db: Database): boolean {
  return db.dialect.client === "postgres";
}

/** Longest wait for a lock before an error. Everyone who waits holds a connection of the pool. */
const longestWait = "20s";

/**
 * Takes the lock of this name until the transaction ends, waiting while another transaction of
 * this or another instance holds it. Does nothing on SQLite.
 *
 * @throws {Error} Another transaction held the lock for 20 seconds.
 */
export async function lockUntilCommit(db: Database, trx: Queries, name: string): Promise<void> {
  if (!isShared(db)) return;
  const sql = "select set_config('lock_timeout', ?, true), pg_advisory_xact_lock(hashtextextended(?, 0))";
  await trx.raw(sql, [longestWait, name]);
}

/**
 * Makes changes of the content run one after another, as they do on SQLite: a check before a change, such
 * as that no other document has its slug, is then still valid when the change is written.
 */
export function lockContent(db: Database, trx: Queries): Promise<void> {
  return lockUntilCommit(db, trx, "content");
}

const lockedSchema = z.object({ rows: z.tuple([z.object({ locked: z.boolean() })]) });

/**
 * Does a job, unless another instance is doing it now. The lock has a transaction of its own, besides
 * those of the job, so that it is released when this instance dies.
 *
 * @returns The result of the job; `null` when another instance is doing it.
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
 * Takes one row of a queue, which no other instance can take meanwhile, and works on it.
 *
 * @param rows - Query for the waiting rows, in order.
 * @param work - Gets the row, and the transaction in which to change or delete it.
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
  // On SQLite a transaction would block all others until, for example, a mail server answers.
  return isShared(db) ? db.connection.transaction(take) : take(db.connection);
}
