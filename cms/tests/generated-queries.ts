import { seeded } from "@circuit/contract/fixtures/seeded";

/** A field in Strapi's schemas; `target` is the type of a relation. */
interface AskedField {
  type: string;
  target?: string;
}

type Schemas = Readonly<Record<string, { attributes: Readonly<Record<string, AskedField>> }>>;

/** Picks one of a list; the same in every run. */
type Pick = <Item>(items: readonly Item[]) => Item;

const operators = (
  "$eq $ne $in $notIn $lt $gte $null $notNull $contains $startsWith $not $and $or $between $elemMatch $nonsense " +
  "slug 0"
).split(" ");

/** Values to compare with, among them the start of a private field of the test site. */
const values = [
  "info@",
  "a",
  "",
  "1",
  "-1",
  "10.5",
  "99999999999",
  "true",
  "2026-01-01",
  "2026-99-99",
  "9".repeat(40),
  "%25",
  "'",
  "%00",
  "x".repeat(400),
];

const otherKeys = (
  "_q _q _q where[id] having[id] groupBy select limit offset lookup[id] populate fields fields[0] sort[0] sort " +
  "locale locale[] view view[] pagination[page] pagination[pageSize] pagination[start] pagination[limit] " +
  "pagination[withCount] pagination filters status sort[title]"
).split(" ");

/**
 * Queries of all shapes for one type: filters through relations, private fields,
 * operators inside operators, long lists, and whatever else a query can hold.
 *
 * @param uid - The type, for example `api::page.page`.
 * @param seed - The same seed gives the same queries.
 */
export function generatedQueries(schemas: Schemas, uid: string, count: number, seed: number): string[] {
  const pick = pickFrom(seed);
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: pick([1, 1, 2, 3]) }, () =>
      pick([0, 1, 2]) > 0 ? filter(schemas, uid, pick) : other(schemas, uid, pick),
    );
    return [...pick([["view=card"], ["view=detail"], ["view=sitemap"], [], []]), ...parts].join("&");
  });
}

/** A condition, up to three relations deep, in up to four groups. */
function filter(schemas: Schemas, uid: string, pick: Pick): string {
  const groups = pick(["", "", "[$and][0]", "[$or][1]", "[$not]", "[$and][0][$or][0][$not][$and][0]"]);
  const chain = Array.from({ length: pick([0, 1, 1, 2, 4]) }, () => `[${pick(operators)}]`).join("");
  const list = pick(["", "", "", "[]", "[0]", "[150]"]);
  const one = `filters${groups}${fieldPath(schemas, uid, pick)}${chain}${list}=${pick(values)}`;
  return Array.from({ length: pick([1, 1, 1, 30]) }, () => one).join("&");
}

function fieldPath(schemas: Schemas, uid: string, pick: Pick): string {
  let path = "";
  let type = uid;
  for (let depth = pick([1, 1, 1, 2, 3]); depth > 0; depth -= 1) {
    const fields = schemas[type]?.attributes ?? {};
    const related = Object.keys(fields).filter((name) => fields[name]?.target !== undefined);
    const names = depth > 1 && related.length > 0 ? related : [...Object.keys(fields), "id", "documentId", "nonsense"];
    const name = pick(names);
    path += `[${name}]`;
    type = fields[name]?.target ?? type;
  }
  return path;
}

function other(schemas: Schemas, uid: string, pick: Pick): string {
  const fields = Object.keys(schemas[uid]?.attributes ?? {});
  return `${pick(otherKeys)}=${pick([...values, ...fields.flatMap((name) => [name, `${name}:desc`, `${name}.id`])])}`;
}

function pickFrom(seed: number): Pick {
  const next = seeded(seed);
  return (items) => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from");
    return item;
  };
}
