import type { Core } from "@strapi/strapi";
import * as z from "zod";

type Database = Core.Strapi["db"];

/** How far in the log of changes each site was told, for all instances of the CMS together. */
const table = "circuit_purge_positions";

const rowSchema = z.object({ cursor: z.coerce.number() });

/** Makes the table where it isn't there yet. */
export async function preparePurgePositions({ db }: Core.Strapi): Promise<void> {
  if (await db.connection.schema.hasTable(table)) return;
  await db.connection.schema.createTable(table, (columns) => {
    columns.string("url").primary();
    columns.integer("cursor").notNullable();
  });
}

/** The last change that a site was told of; zero when it was told of none. */
export async function readPurgePosition(db: Database, url: string): Promise<number> {
  const row: unknown = await db.connection(table).where({ url }).first("cursor");
  return row === undefined ? 0 : rowSchema.parse(row).cursor;
}

/** Notes that a site was told of all changes up to this one. */
export async function keepPurgePosition(db: Database, url: string, cursor: number): Promise<void> {
  await db.connection(table).insert({ url, cursor }).onConflict("url").merge();
}
