import { Client } from "pg";

/** Names the lock; nothing else locks the database by this. */
const name = "start of the content system";

/**
 * Waits until no other instance is starting on the same PostgreSQL database: each makes the tables that aren't
 * there, and an empty one gets the seed.
 *
 * @param databaseUrl - Absent on SQLite, which has one instance.
 * @returns Lets the next one start. When this process dies, that happens by itself.
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
