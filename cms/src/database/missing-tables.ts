import type { Queries } from "./shared-work.ts";

type Schema = Queries["schema"];

/** Creates a table if it is missing. */
export async function createMissingTable(
  queries: Queries,
  table: string,
  define: Parameters<Schema["createTable"]>[1],
): Promise<void> {
  // `queries.schema` makes a new builder each time; a used one would repeat its first statement.
  if (!(await queries.schema.hasTable(table))) await queries.schema.createTable(table, define);
}

/**
 * Migration: adds columns to a table of an older version.
 *
 * @param name - Name of the first of them, which tells whether they are there.
 * @returns Whether they were missing.
 */
export async function addMissingColumns(
  queries: Queries,
  table: string,
  name: string,
  define: Parameters<Schema["alterTable"]>[1],
): Promise<boolean> {
  if (await queries.schema.hasColumn(table, name)) return false;
  await queries.schema.alterTable(table, define);
  return true;
}
