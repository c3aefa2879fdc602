import { randomBytes } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { digestOf } from "../../database/digest.ts";
import type { Queries } from "../../database/shared-work.ts";

type Columns = Parameters<Parameters<Queries["schema"]["createTable"]>[1]>[0];

/**
 * A table of secrets that each work once, for a while: 32 random bytes, of which only a digest is stored, so that nobody
 * who reads the database can use one. In the database, as the answer may come to another instance.
 */
export function oneTimeSecrets(table: string) {
  const waiting = (queries: Queries, secret: string, where: object) =>
    queries(table)
      .where({ ...where, digest: digestOf(secret) })
      .andWhere("expiresAt", ">", Date.now());
  return {
    /** Creates the table if it is missing. @param more - Adds what is stored with a secret. */
    async prepare({ db }: Core.Strapi, more: (columns: Columns) => void): Promise<void> {
      const { schema } = db.connection;
      if (await schema.hasTable(table)) return;
      await schema.createTable(table, (columns) => {
        columns.string("digest").primary();
        more(columns);
        columns.bigInteger("expiresAt").notNullable().index();
      });
    },
    /** Makes a secret. @param lastsMs - For how long it works, in milliseconds. */
    async add(queries: Queries, row: object, lastsMs: number): Promise<string> {
      const secret = randomBytes(32).toString("base64url");
      await queries(table).insert({ ...row, digest: digestOf(secret), expiresAt: Date.now() + lastsMs });
      return secret;
    },
    /** What is stored with a secret; `undefined` for one that is unknown, used, too old, or for something else. */
    async find(queries: Queries, secret: string, where: object): Promise<unknown> {
      return waiting(queries, secret, where).first();
    },
    /** Uses a secret up. @returns `false` when somebody else did: of several at once one deletes it. */
    async take(queries: Queries, secret: string, where: object): Promise<boolean> {
      const taken: number = await waiting(queries, secret, where).delete();
      return taken > 0;
    },
    /** Deletes those that are too old. */
    deleteOld: async (queries: Queries, now: number): Promise<void> => {
      await queries(table).where("expiresAt", "<=", now).delete();
    },
  };
}
