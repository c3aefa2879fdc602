import type { Core } from "@strapi/strapi";
import { RateLimiterPostgres, RateLimiterSQLite } from "rate-limiter-flexible";
import { digestOf } from "../../database/digest.ts";
import { isShared } from "../../database/shared-work.ts";

const table = "circuit_attempts";

type Database = Core.Strapi["db"];

const limiters = new WeakMap<Database, RateLimiterPostgres | RateLimiterSQLite>();

/** Creates the table of counted attempts if it is missing. Instances share the counts, and restarts keep them. */
export async function prepareAttemptTable({ db }: Core.Strapi): Promise<void> {
  // Releases before December 2026 used this table.
  await db.connection.schema.dropTableIfExists("circuit_login_attempts");
  await new Promise<void>((resolve, reject) => {
    const options = {
      storeClient: db.connection,
      storeType: "knex",
      tableName: table,
      keyPrefix: "",
      // The library wants limits, but callers compare the counts themselves.
      points: 1,
      duration: 1,
      clearExpiredByTimeout: false,
    };
    const ready = (error?: Error) => (error === undefined ? resolve() : reject(error));
    limiters.set(db, isShared(db) ? new RateLimiterPostgres(options, ready) : new RateLimiterSQLite(options, ready));
  });
}

function limiterOf(db: Database): RateLimiterPostgres | RateLimiterSQLite {
  const limiter = limiters.get(db);
  if (limiter === undefined) throw new Error("Attempts can't be counted before there is a table");
  return limiter;
}

/**
 * Counts one more attempt.
 *
 * @param key - Identifies what is attempted, and by which client or for which account.
 * @param windowMs - Length of the counting window, which begins at the first attempt, in milliseconds.
 * @returns The count, including this attempt.
 */
export async function countAttempt(db: Database, key: string, windowMs: number): Promise<number> {
  const counted = await limiterOf(db).penalty(digestOf(key), 1, { customDuration: windowMs / 1000 });
  return counted.consumedPoints;
}

/** Returns a key's count without changing it. */
export async function readAttemptCount(db: Database, key: string): Promise<number> {
  return (await limiterOf(db).get(digestOf(key)))?.consumedPoints ?? 0;
}

/** Lowers a key's count by one, for an attempt that was legitimate. */
export async function takeBack(db: Database, key: string): Promise<void> {
  await limiterOf(db).reward(digestOf(key), 1);
}

/** Deletes expired counts. */
export async function deleteOldAttempts(db: Database, now: number): Promise<void> {
  await db.connection(table).where("expire", "<=", now).delete();
}
