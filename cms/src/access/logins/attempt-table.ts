import type { Core } from "@strapi/strapi";
import { RateLimiterPostgres, RateLimiterSQLite } from "rate-limiter-flexible";
import { digestOf } from "../../database/digest.ts";
import { isShared } from "../../database/shared-work.ts";

const table = "circuit_attempts";

type Database = Core.Strapi["db"];

/** Counts attempts; what is too many, the callers say. */
const limiters = new WeakMap<Database, RateLimiterPostgres | RateLimiterSQLite>();

/** Creates the table if it is missing. In the database, as instances share the counts and restarts keep them. */
export async function prepareAttemptTable({ db }: Core.Strapi): Promise<void> {
  // As releases before December 2026 counted.
  await db.connection.schema.dropTableIfExists("circuit_login_attempts");
  await new Promise<void>((resolve, reject) => {
    const options = {
      storeClient: db.connection,
      storeType: "knex",
      tableName: table,
      keyPrefix: "",
      // Each caller has limits of its own.
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
 * @param key - Names the client or account, and what is attempted.
 * @param windowMs - How long attempts are counted together, from the first one, in milliseconds.
 * @returns How many attempts there are now, this one included.
 */
export async function countAttempt(db: Database, key: string, windowMs: number): Promise<number> {
  const counted = await limiterOf(db).penalty(digestOf(key), 1, { customDuration: windowMs / 1000 });
  return counted.consumedPoints;
}

/** How many attempts count under a key now; nothing is counted. */
export async function attemptsOf(db: Database, key: string): Promise<number> {
  return (await limiterOf(db).get(digestOf(key)))?.consumedPoints ?? 0;
}

/** Takes back an attempt that turned out to be legitimate. */
export async function takeBack(db: Database, key: string): Promise<void> {
  await limiterOf(db).reward(digestOf(key), 1);
}

/** Deletes what doesn't count any more. */
export async function deleteOldAttempts(db: Database, now: number): Promise<void> {
  await db.connection(table).where("expire", "<=", now).delete();
}
