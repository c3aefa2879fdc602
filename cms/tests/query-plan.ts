import type { RunningCms } from "./strapi.ts";

/** How a database would find what a query asks for, and its own words for that. */
interface QueryPlan {
  text: string;
  /** What stands before the name of an index that is used. */
  index: string;
  /** What stands there when a table is read on by its primary key. */
  primaryKey: string;
  /** What stands there when the rows have to be sorted first. */
  sorting: string;
}

/** Asks the database how it would answer a query. */
export async function planOf({ strapi }: RunningCms, sql: string): Promise<QueryPlan> {
  const { connection, dialect } = strapi.db;
  if (dialect.client !== "postgres") {
    const text = JSON.stringify(await connection.raw(`EXPLAIN QUERY PLAN ${sql}`));
    return { text, index: "USING INDEX", primaryKey: "USING INTEGER PRIMARY KEY (rowid>?)", sorting: "TEMP B-TREE" };
  }
  return connection.transaction(async (trx) => {
    // A table of a few rows is read whole and sorted, as long as that may be.
    for (const way of ["seqscan", "bitmapscan", "sort"]) await trx.raw(`SET LOCAL enable_${way} = off`);
    const text = JSON.stringify((await trx.raw(`EXPLAIN ${sql}`)).rows);
    return { text, index: "Index Scan using", primaryKey: "Index Scan using events_pkey", sorting: "Sort" };
  });
}
