import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { createMissingTable } from "../database/missing-tables.ts";

type Database = Core.Strapi["db"];

/** Table with the cursor of the last change that was purged at each site, for all instances of the CMS. */
const table = "circuit_purge_positions";

const rowSchema = z.object({ cursor: z.coerce.number() });

/** Creates the table of purge positions if it is missing. */
export async function preparePurgePositions({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, table, (columns) => {
    columns.string("url").primary();
    columns.integer("cursor").notNullable();
  });
}

/** Reads the cursor of the last change that was purged at a site; zero for none. */
export async function readPurgePosition(db: Database, url: string): Promise<number> {
  const row: unknown = await db.connection(table).where({ url }).first("cursor");
  return row === undefined ? 0 : rowSchema.parse(row).cursor;
}

/** Stores that all changes up to this cursor have been purged at a site. */
export async function savePurgePosition(db: Database, url: string, cursor: number): Promise<void> {
  await db.connection(table).insert({ url, cursor }).onConflict("url").merge();
}
