import path from "node:path";
import type { Core } from "@strapi/strapi";

type Database = Core.Strapi["db"];

/** Where something is kept: a folder for files, and a name of its own. */
interface Kept {
  folder: string;
  name: string;
}

/** Keeps what is in the database now: SQLite's in a file of the folder, PostgreSQL's in a schema of this name. */
export async function saveSnapshot({ connection, dialect }: Database, { folder, name }: Kept): Promise<void> {
  if (dialect.client !== "postgres") return void (await connection.raw("vacuum into ?", [fileIn(folder)]));
  await connection.raw(`
    create schema kept_${name};
    create table kept_${name}."all sequences" as
      select sequencename as name, last_value from pg_sequences where schemaname = 'public';
    ${inEachTable(`create table kept_${name}.%1$I as table public.%1$I`)}
  `);
}

/** Puts it back. */
export async function restoreSnapshot({ connection, dialect }: Database, { folder, name }: Kept): Promise<void> {
  if (dialect.client === "postgres") {
    // One transaction, in which no foreign key is looked at: none is wrong at its end.
    await connection.raw(`
      set local session_replication_role = replica;
      ${inEachTable(`delete from public.%1$I; insert into public.%1$I (%2$s) select %2$s from kept_${name}.%1$I`)}
      select setval(format('public.%I', name)::regclass, coalesce(last_value, 1), last_value is not null)
        from kept_${name}."all sequences";
    `);
    return;
  }
  await connection.raw("pragma foreign_keys = off");
  await connection.raw("attach database ? as kept", [fileIn(folder)]);
  const tables: { name: string }[] = await connection.raw(
    "select name from main.sqlite_master where type = 'table' and (name = 'sqlite_sequence' or name not like 'sqlite%')",
  );
  await connection.transaction(async (transaction) => {
    for (const { name: table } of tables) {
      await transaction.raw("delete from main.??", [table]);
      await transaction.raw("insert into main.?? select * from kept.??", [table, table]);
    }
  });
  await connection.raw("detach database kept");
  await connection.raw("pragma foreign_keys = on");
}

const fileIn = (folder: string) => path.join(folder, "cms.db");

/**
 * @param sql - Statements, with `%1$I` for the name of each table, and `%2$s` for its columns: those of a table that a test
 * has made anew may be in another order.
 */
function inEachTable(sql: string): string {
  return `do $each$ declare own record; begin
    for own in
      select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
        from information_schema.columns where table_schema = 'public' group by table_name
    loop
      execute format('${sql}', own.name, own.columns);
    end loop;
  end $each$;`;
}
