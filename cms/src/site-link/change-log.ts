import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isShared, lockUntilCommit } from "../database/shared-work.ts";

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

/**
 * Where changes wait for their cursor on a shared database. A cursor assigned at the insert could be lower
 * than one that is committed and read earlier, and a reader that continues after the higher one would miss
 * it. So changes get their cursor in {@link assignCursors}, after they are committed.
 */
const intake = "circuit_changes_intake";

/** Rows that are kept. A site that missed more changes makes all its pages again. */
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

/** Creates the log's tables if they are missing, and deletes old rows. */
export async function prepareChangeLog({ db }: Core.Strapi): Promise<void> {
  for (const name of isShared(db) ? [table, intake] : [table]) {
    if (await db.connection.schema.hasTable(name)) continue;
    await db.connection.schema.createTable(name, (columns) => {
      // Goes on counting even when the newest rows are deleted: no cursor is used twice.
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

/** Deletes all but the newest rows. */
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
  await db.transaction(async ({ trx }) => trx(isShared(db) ? intake : table).insert(rows));
}

/** Gives committed changes their cursors, in the order of their insertion; one instance at a time. */
async function assignCursors(db: Core.Strapi["db"]): Promise<void> {
  if (!isShared(db)) return;
  await db.connection.transaction(async (trx) => {
    await lockUntilCommit(db, trx, table);
    const columns = `type, "documentId", locale, slugs, moments`;
    await trx.raw(
      `with taken as (delete from ?? returning *) insert into ?? (${columns}) select ${columns} from taken order by cursor`,
      [intake, table],
    );
  });
}

/** The first and the last cursor in the log; zero for both while it is empty. */
export async function readBounds(db: Core.Strapi["db"]): Promise<{ oldest: number; latest: number }> {
  await assignCursors(db);
  const row: unknown = await db.connection(table).min("cursor as oldest").max("cursor as latest").first();
  const { oldest, latest } = boundsSchema.parse(row);
  return { oldest: oldest ?? 0, latest: latest ?? 0 };
}

/** Reads the bounds of the log, and changes as {@link readChanges}. */
export async function readLog(
  db: Core.Strapi["db"],
  after: number,
): Promise<{ oldest: number; latest: number; changes: Change[] }> {
  return { ...(await readBounds(db)), changes: await readChanges(db, after) };
}

/** Reads changes after a cursor, in order, 500 at most. */
export async function readChanges(db: Core.Strapi["db"], after: number): Promise<Change[]> {
  await assignCursors(db);
  const rows: unknown = await db.connection(table).where("cursor", ">", after).orderBy("cursor").limit(500);
  return z.array(rowSchema).parse(rows);
}
