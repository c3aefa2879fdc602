import { Client } from "pg";

/** Name of PostgreSQL's advisory lock. */
const name = "start of the content system";

/**
 * Takes a lock so that only one instance at a time starts on a PostgreSQL database, because a start creates tables and
 * seeds an empty database.
 *
 * @param databaseUrl - Absent on SQLite, which has one instance.
 * @returns A function that releases the lock, which also happens when this process dies.
 * @throws {Error} The database doesn't answer.
 */
export async function lockStart(databaseUrl: string | undefined): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) return () => Promise.resolve();
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 20_000, keepAlive: true });
  client.on("error", ({ message }) => {
    // The lock was lost with the connection, so another instance may be starting.
    console.error(`DATABASE_URL: the connection broke off during the start: ${message}`);
    process.exit(1);
  });
  await client.connect();
  await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
  return () => client.end();
}
