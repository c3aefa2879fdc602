import type { Core } from "@strapi/strapi";
import { createMissingTable } from "../database/missing-tables.ts";

const table = "circuit_used_ids";

/** Creates the table of used nonces if it is missing. */
export async function prepareNonceTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
    columns.string("id").primary();
    columns.integer("expiresAt").notNullable().index();
  });
}

/**
 * Stores the id of a signed message as used, and deletes expired ids.
 *
 * @param expiresAt - When the message is too old to be accepted anyway, in seconds since 1970.
 * @returns `false` when the id was used before.
 */
export async function consumeNonce(db: Core.Strapi["db"], id: string, expiresAt: number): Promise<boolean> {
  await db
    .connection(table)
    .where("expiresAt", "<", Math.floor(Date.now() / 1000))
    .delete();
  // A single statement, so that only one of two simultaneous uses succeeds.
  const added: unknown = await db.connection(table).insert({ id, expiresAt }).onConflict("id").ignore().returning("id");
  return Array.isArray(added) && added.length > 0;
}
