import path from "node:path";
import { defaults, types } from "pg";
import { readEnvironment } from "./environment/read-environment.ts";

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** PostgreSQL where `DATABASE_URL` names one, else SQLite in one file. */
export default () => {
  const { DATABASE_URL, CMS_DATABASE_FILE } = readEnvironment(process.env);
  return DATABASE_URL === undefined ? sqlite(path.resolve(CMS_DATABASE_FILE)) : postgres(DATABASE_URL);
};

/** The database server notices within half a minute that a client machine has vanished, and releases its locks. */
const keepalive = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/**
 * Several instances may share the database; each holds ten connections at most.
 *
 * Strapi's columns hold no time zone: moments are written and read as UTC, wherever an instance runs.
 */
function postgres(connectionString: string) {
  defaults.parseInputDatesAsUTC = true;
  types.setTypeParser(types.builtins.TIMESTAMP, (moment) => new Date(`${moment.replace(" ", "T")}Z`));
  return {
    connection: {
      client: "postgres",
      connection: { connectionString, keepAlive: true, options: keepalive },
      pool: { min: 0, max: 10 },
      acquireConnectionTimeout: 20_000,
    },
  };
}

/**
 * Write-ahead logging lets visitors read while an editor saves. With `synchronous = FULL` a committed
 * change survives a power failure right after it.
 */
function sqlite(filename: string) {
  return {
    connection: {
      client: "sqlite",
      connection: { filename },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
          connection.pragma("journal_mode = WAL");
          connection.pragma("synchronous = FULL");
          done(null, connection);
        },
      },
    },
  };
}
