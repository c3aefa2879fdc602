import { DatabaseSync } from "node:sqlite";
import * as z from "zod";

/**
 * Fills a content system at rest with copies of its articles and events, in both
 * languages, drafts and published versions, with their components, pictures and
 * links: `node growth/multiply-documents.ts <database> <how many of each>`.
 *
 * Copies are written as rows, which takes seconds where Strapi would take hours. The
 * copies of one generation link to each other, as the originals do, so that a document
 * doesn't get more links than on a real site.
 */
interface Kind {
  table: string;
  /** Columns with a moment, which is moved in each generation. */
  moments: readonly string[];
  /** Days between two generations; news goes back in time, events forward. */
  days: number;
}

const kinds: readonly Kind[] = [
  { table: "news_articles", moments: ["published_on"], days: -1 },
  { table: "events", moments: ["starts_at", "ends_at"], days: 1 },
];

/** Distance between the ids of an original and its copies; more than any seeded table has rows. */
const stride = 10_000;

/** A little more than a day, in milliseconds, so that no two articles have the same moment. */
const dayMs = 86_461_000;

const countSchema = z.object({ count: z.number() });
const nameSchema = z.array(z.object({ name: z.string() }));
const columnSchema = z.array(z.object({ name: z.string(), table: z.string() }));

/** Multiplies articles and events until there are `wanted` of each. */
function multiplyDocuments(file: string, wanted: number): void {
  const db = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  db.exec("BEGIN");
  const links = linkTables(db);
  const generations = new Map(kinds.map(({ table }) => [table, generationsOf(db, table, wanted)]));
  for (const kind of kinds) copyDocuments(db, kind, generations, links);
  db.exec("COMMIT");
  db.exec("ANALYZE");
  db.close();
}

/** How many rows are needed for each original, the original included. */
function generationsOf(db: DatabaseSync, table: string, wanted: number): number {
  const { count } = countSchema.parse(
    db.prepare(`SELECT count(DISTINCT document_id) AS count FROM ${table} WHERE published_at IS NOT NULL`).get(),
  );
  return Math.max(1, Math.ceil(wanted / count));
}

function copyDocuments(
  db: DatabaseSync,
  { table, moments, days }: Kind,
  generations: ReadonlyMap<string, number>,
  links: readonly Link[],
): void {
  db.exec(`CREATE TEMP TABLE IF NOT EXISTS part (type TEXT, id INTEGER, PRIMARY KEY (type, id))`);
  db.exec(`CREATE TEMP TABLE IF NOT EXISTS generation (n INTEGER PRIMARY KEY)`);
  db.exec(`DELETE FROM part; DELETE FROM generation`);
  const add = db.prepare("INSERT INTO generation VALUES (?)");
  for (let n = 1; n < (generations.get(table) ?? 1); n += 1) add.run(n);

  const own = new Map([
    ["id", `id + n * ${stride}`],
    ["document_id", "substr(document_id, 1, 18) || printf('%06d', n)"],
    ["slug", "slug || '-' || n"],
    ["title", "title || ' ' || n"],
    ...moments.map((column) => [column, `${column} + n * ${days * dayMs}`] as const),
  ]);
  copyLinks(db, table, generations, links);
  copyParts(db, table);
  copyRows(db, table, own, `id < ${stride}`);
}

/** Copies the components of a table's rows, at any depth, with all their links. */
function copyParts(db: DatabaseSync, table: string): void {
  db.exec(`INSERT INTO part SELECT DISTINCT component_type, cmp_id FROM ${table}_cmps WHERE entity_id < ${stride}`);
  copyRows(db, `${table}_cmps`, shifted(["entity_id", "cmp_id"]), `entity_id < ${stride}`);
  findPartsOfParts(db);

  for (const type of partTypes(db)) {
    const component = componentTable(type);
    const isPart = (column: string) => `${column} IN (SELECT id FROM part WHERE type = '${type}')`;
    const isPicture = `related_type = '${type}' AND ${isPart("related_id")}`;
    copyRows(db, component, shifted([]), isPart("id"));
    copyRows(db, "files_related_mph", shifted(["related_id"]), isPicture);
    if (hasTable(db, `${component}_cmps`))
      copyRows(db, `${component}_cmps`, shifted(["entity_id", "cmp_id"]), isPart("entity_id"));
  }
}

/** Finds components inside components, until there are no more. */
function findPartsOfParts(db: DatabaseSync): void {
  let found = 0;
  do {
    found = 0;
    for (const type of partTypes(db)) {
      const nested = `${componentTable(type)}_cmps`;
      if (!hasTable(db, nested)) continue;
      const select = `SELECT component_type, cmp_id FROM ${nested} JOIN part ON part.type = '${type}' AND part.id = entity_id`;
      found += Number(db.prepare(`INSERT OR IGNORE INTO part ${select}`).run().changes);
    }
  } while (found > 0);
}

function partTypes(db: DatabaseSync): string[] {
  return nameSchema.parse(db.prepare("SELECT DISTINCT type AS name FROM part").all()).map(({ name }) => name);
}

interface Link {
  table: string;
  from: { column: string; table: string };
  to: { column: string; table: string };
}

/** Tables that link one document to others, the owner first. */
function linkTables(db: DatabaseSync): Link[] {
  const tables = nameSchema.parse(
    db.prepare("SELECT name FROM sqlite_master WHERE name LIKE '%\\_lnk' ESCAPE '\\'").all(),
  );
  return tables.flatMap(({ name }) => {
    const keys = db.prepare(`SELECT "from" AS name, "table" FROM pragma_foreign_key_list('${name}') ORDER BY id`).all();
    const columns = nameSchema.parse(db.prepare(`SELECT name FROM pragma_table_info('${name}')`).all());
    const tableOf = new Map(columnSchema.parse(keys).map((key) => [key.name, key.table]));
    const [from, to] = columns.flatMap(({ name: column }) => {
      const table = tableOf.get(column);
      return table === undefined ? [] : [{ column, table }];
    });
    return from === undefined || to === undefined ? [] : [{ table: name, from, to }];
  });
}

/** A copy links to the copies of its own generation, where there are any. */
function copyLinks(
  db: DatabaseSync,
  owner: string,
  generations: ReadonlyMap<string, number>,
  links: readonly Link[],
): void {
  for (const { table, from, to } of links) {
    if (from.table !== owner) continue;
    const copies = generations.get(to.table);
    const target = copies === undefined ? to.column : `${to.column} + (n % ${copies}) * ${stride}`;
    const changed = new Map([...shifted([from.column]), [to.column, target]]);
    copyRows(db, table, changed, `${from.column} < ${stride}`);
  }
}

/** Columns with ids of copied rows, which change along with them. */
function shifted(columns: readonly string[]): Map<string, string> {
  return new Map(columns.map((column) => [column, `${column} + n * ${stride}`]));
}

/** Copies rows once for each generation. Ids are shifted by the stride; rows of join tables get the next free id. */
function copyRows(db: DatabaseSync, table: string, changed: ReadonlyMap<string, string>, which: string): void {
  const columns = nameSchema.parse(db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all());
  const isJoin = /_(?:cmps|lnk|mph)$/u.test(table);
  const kept = columns.map(({ name }) => name).filter((name) => !(isJoin && name === "id"));
  const values = kept.map((name) => changed.get(name) ?? (name === "id" ? `id + n * ${stride}` : `"${name}"`));
  const names = kept.map((name) => `"${name}"`).join(", ");
  db.exec(`INSERT INTO "${table}" (${names}) SELECT ${values.join(", ")} FROM "${table}", generation WHERE ${which}`);
}

/** `elements.picture` is kept in `components_elements_picture`. */
function componentTable(type: string): string {
  return `components_${type.replaceAll(/[.-]/gu, "_")}`;
}

function hasTable(db: DatabaseSync, name: string): boolean {
  return db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;
}

const [file = "", wanted = ""] = process.argv.slice(2);
multiplyDocuments(file, z.coerce.number().int().positive().parse(wanted));
