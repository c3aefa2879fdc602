import path from "node:path";
import { readEnvironment } from "./environment/read-environment.ts";

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/**
 * SQLite in one file. Write-ahead logging lets visitors read while an editor
 * saves; `synchronous = NORMAL` is safe with it.
 */
export default () => {
  const filename = path.resolve(readEnvironment(process.env).CMS_DATABASE_FILE);

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
          connection.pragma("synchronous = NORMAL");
          done(null, connection);
        },
      },
    },
  };
};
