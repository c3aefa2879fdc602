import type { RunningCms } from "./strapi.ts";

/** The plan of a database for a query, and the database's words for steps in it. */
interface QueryPlan {
  text: string;
  /** Words before the name of an index that is used. */
  index: string;
  /** Words for reading a table by its primary key. */
  primaryKey: string;
  /** Words for sorting the rows first. */
  sorting: string;
}

/** Asks the database for its plan for a query. */
export async function planOf({ strapi }: RunningCms, sql: string): Promise<QueryPlan> {
  const { connection, dialect } = strapi.db;
  if (dialect.client !== "postgres") {
    const text = JSON.stringify(await connection.raw(`EXPLAIN QUERY PLAN ${sql}`));
    return { text, index: "USING INDEX", primaryKey: "USING INTEGER PRIMARY KEY (rowid>?)", sorting: "TEMP B-TREE" };
  }
  return connection.transaction(async (trx) => {
    // Otherwise a table of only a few rows would be read whole and sorted.
    for (const way of ["seqscan", "bitmapscan", "sort"]) await trx.raw(`SET LOCAL enable_${way} = off`);
    const text = JSON.stringify((await trx.raw(`EXPLAIN ${sql}`)).rows);
    return { text, index: "Index Scan using", primaryKey: "Index Scan using events_pkey", sorting: "Sort" };
  });
}
