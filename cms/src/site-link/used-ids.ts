import type { Core } from "@strapi/strapi";

const table = "circuit_used_ids";

/** Makes the table of used ids where it isn't there yet. */
export async function prepareUsedIds({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(table)) return;
  await schema.createTable(table, (columns) => {
    columns.string("id").primary();
    columns.integer("expiresAt").notNullable().index();
  });
}

/**
 * Notes the id of a signed message, for all processes on the same database; ids
 * whose message is too old by now anyway are let go of.
 *
 * @param expiresAt - Seconds since 1970.
 * @returns `false` when it was noted before.
 */
export async function useId(db: Core.Strapi["db"], id: string, expiresAt: number): Promise<boolean> {
  await db
    .connection(table)
    .where("expiresAt", "<", Math.floor(Date.now() / 1000))
    .delete();
  // In one statement, so that of two at the same moment one is first.
  const added: unknown = await db.connection(table).insert({ id, expiresAt }).onConflict("id").ignore().returning("id");
  return Array.isArray(added) && added.length > 0;
}
