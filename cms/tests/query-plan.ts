import type { RunningCms } from "./strapi.ts";

/** How the database would find what a query asks for, in its own words. */
export async function planOf({ strapi }: RunningCms, sql: string): Promise<string> {
  const { connection, dialect } = strapi.db;
  if (dialect.client !== "postgres") return JSON.stringify(await connection.raw(`EXPLAIN QUERY PLAN ${sql}`));
  return connection.transaction(async (trx) => {
    // A table of a few rows is read whole and sorted, as long as that may be.
    for (const way of ["seqscan", "bitmapscan", "sort"]) await trx.raw(`SET LOCAL enable_${way} = off`);
    return JSON.stringify((await trx.raw(`EXPLAIN ${sql}`)).rows);
  });
}
