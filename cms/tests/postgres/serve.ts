import { runSql, startPostgres } from "../postgres.ts";

/** Runs a PostgreSQL with one empty database until it is told to end, for tests elsewhere; says `POSTGRES <its address>`. */
const server = await startPostgres();
await runSql(server.url("postgres"), "create database circuit");
process.stdout.write(`POSTGRES ${server.url("circuit")}\n`);
process.once("SIGTERM", () => {
  void server.stop().then(() => process.exit());
});
