import path from "node:path";
import { defaults, types } from "pg";
import { readEnvironment } from "./environment/read-environment.ts";

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** Uses PostgreSQL when `DATABASE_URL` is set, else SQLite. */
export default () => {
  const { DATABASE_URL, CMS_DATABASE_FILE } = readEnvironment(process.env);
  return DATABASE_URL === undefined ? sqlite(path.resolve(CMS_DATABASE_FILE)) : postgres(DATABASE_URL);
};

/** Makes PostgreSQL notice within half a minute that a client machine has vanished, and release its locks. */
const keepalive = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";

/** Connects to PostgreSQL. Strapi's columns have no time zone, so times are written and read as UTC. */
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

/** Opens SQLite with write-ahead logging; with `synchronous = FULL` a committed change survives a power failure. */
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
