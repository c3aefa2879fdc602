import { Client } from "pg";

/** Name of the advisory lock; nothing else takes a lock of this name. */
const name = "start of the content system";

/**
 * Waits until no other instance is starting on the same PostgreSQL database: a start creates missing tables,
 * and fills an empty database with the seed.
 *
 * @param databaseUrl - Absent on SQLite, which has one instance.
 * @returns A function that lets the next instance start. The lock is also released when this process dies.
 * @throws {Error} The database doesn't answer.
 */
export async function startAlone(databaseUrl: string | undefined): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) return () => Promise.resolve();
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 20_000, keepAlive: true });
  client.on("error", ({ message }) => {
    // Another instance may be starting by now.
    console.error(`DATABASE_URL: the connection broke off during the start: ${message}`);
    process.exit(1);
  });
  await client.connect();
  await client.query("select pg_advisory_lock(hashtextextended($1, 0))", [name]);
  return () => client.end();
}
