import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { createMissingTable } from "../database/missing-tables.ts";
import { isShared, lockUntilCommit } from "../database/shared-work.ts";

/** A change of a published document in one language; the contract's `changes.ts` describes the fields. */
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
 * Table in which changes wait for their cursor, on a shared database. {@link assignCursors} assigns it after the
 * commit: a cursor assigned at the insert could be lower than one that readers have already passed, and they would miss
 * the change.
 */
const intake = "circuit_changes_intake";

/** How many of the newest rows the log keeps. A site that missed more changes renders all its pages again. */
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

/** Creates the change log's tables if they are missing, and deletes old rows. */
export async function prepareChangeLog({ db }: Core.Strapi): Promise<void> {
  for (const name of isShared(db) ? [table, intake] : [table]) {
    await createMissingTable(db.connection, name, (columns) => {
      // Auto-increment never reuses a cursor, even after rows are deleted.
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

/** Deletes all but the newest rows of the change log. */
export async function trimChangeLog(db: Core.Strapi["db"], kept = keptRows): Promise<void> {
  const { latest } = await readBounds(db);
  await db
    .connection(table)
    .where("cursor", "<=", latest - kept)
    .delete();
}

/** Adds changes to the log, within the current transaction if there is one. */
export async function addChanges(db: Core.Strapi["db"], changes: readonly Omit<Change, "cursor">[]): Promise<void> {
  const rows = changes.map(({ slugs, moments, ...change }) => ({
    ...change,
    slugs: JSON.stringify(slugs),
    moments: JSON.stringify(moments),
  }));
  await db.transaction(async ({ trx }) => trx(isShared(db) ? intake : table).insert(rows));
}

/** Gives committed changes their cursors, in the order of their insertion, under a lock. */
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

/** Reads the first and the last cursor in the log; both are zero while it is empty. */
export async function readBounds(db: Core.Strapi["db"]): Promise<{ oldest: number; latest: number }> {
  await assignCursors(db);
  const row: unknown = await db.connection(table).min("cursor as oldest").max("cursor as latest").first();
  const { oldest, latest } = boundsSchema.parse(row);
  return { oldest: oldest ?? 0, latest: latest ?? 0 };
}

/** Reads the first and last cursor of the log, and at most 500 changes after a cursor. */
export async function readLog(
  db: Core.Strapi["db"],
  after: number,
): Promise<{ oldest: number; latest: number; changes: Change[] }> {
  return { ...(await readBounds(db)), changes: await readChanges(db, after) };
}

/** Reads at most 500 changes after a cursor, in order. */
export async function readChanges(db: Core.Strapi["db"], after: number): Promise<Change[]> {
  await assignCursors(db);
  const rows: unknown = await db.connection(table).where("cursor", ">", after).orderBy("cursor").limit(500);
  return z.array(rowSchema).parse(rows);
}
