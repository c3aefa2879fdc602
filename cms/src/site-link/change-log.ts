import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** One published document that changed, in one language; the contract's `changes.ts` says what each field means. */
export interface Change {
  cursor: number;
  type: string;
  documentId: string;
  locale: string | null;
  slugs: string[];
  moments: string[];
}

const table = "circuit_changes";

/** Rows that are kept: a site that was away for longer makes all its pages again. */
const keptRows = 10_000;

const rowSchema = z.object({
  cursor: z.number(),
  type: z.string(),
  documentId: z.string(),
  locale: z.string().nullable(),
  slugs: z.string().transform(readTexts),
  moments: z.string().transform(readTexts),
});

function readTexts(json: string): string[] {
  return z.array(z.string()).parse(JSON.parse(json));
}

const boundsSchema = z.object({ oldest: z.number().nullable(), latest: z.number().nullable() });

/** Makes the log's table where it isn't there yet, and lets go of old rows. */
export async function prepareChangeLog({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (!(await schema.hasTable(table))) {
    await schema.createTable(table, (columns) => {
      // Counts on, also after the newest rows are gone: no cursor is used twice.
      columns.increments("cursor");
      columns.string("type").notNullable();
      columns.string("documentId").notNullable();
      columns.string("locale");
      columns.text("slugs").notNullable();
      columns.text("moments").notNullable();
    });
  }
  await trimChangeLog(db);
}

/** Lets go of all but the newest rows. */
export async function trimChangeLog(db: Core.Strapi["db"], kept = keptRows): Promise<void> {
  const { latest } = await readBounds(db);
  await db
    .connection(table)
    .where("cursor", "<=", latest - kept)
    .delete();
}

/** Adds changes to the log, in the transaction under way if there is one. */
export async function addChanges(db: Core.Strapi["db"], changes: readonly Omit<Change, "cursor">[]): Promise<void> {
  const rows = changes.map(({ slugs, moments, ...change }) => ({
    ...change,
    slugs: JSON.stringify(slugs),
    moments: JSON.stringify(moments),
  }));
  await db.transaction(async ({ trx }) => trx(table).insert(rows));
}

/** The first and the last cursor in the log; zero for both while it is empty. */
export async function readBounds(db: Core.Strapi["db"]): Promise<{ oldest: number; latest: number }> {
  const row: unknown = await db.connection(table).min("cursor as oldest").max("cursor as latest").first();
  const { oldest, latest } = boundsSchema.parse(row);
  return { oldest: oldest ?? 0, latest: latest ?? 0 };
}

/** Reads changes after a cursor, in order, 500 at most. */
export async function readChanges(db: Core.Strapi["db"], after: number): Promise<Change[]> {
  const rows: unknown = await db.connection(table).where("cursor", ">", after).orderBy("cursor").limit(500);
  return z.array(rowSchema).parse(rows);
}
