import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** The fields of a person by which everybody may filter: the panel's own filters use the id. */
const identity = ["id", "documentId"];

const record = z.record(z.string(), z.unknown());

const attributesSchema = z.record(z.string(), z.looseObject({ target: z.string().optional() }));

/** The names of all relations to people of the panel, such as `createdBy`, of whatever type. */
export function staffRelations(strapi: Core.Strapi): ReadonlySet<string> {
  const schemas = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].filter(
    // Its own relations are among people: `localizations` of anything else aren't.
    ({ uid }) => uid !== "admin::user",
  );
  const names = schemas.flatMap(({ attributes }) =>
    Object.entries(attributesSchema.parse(attributes)).flatMap(([name, { target }]) =>
      target === "admin::user" ? [name] : [],
    ),
  );
  return new Set(names);
}

/**
 * Whether a query names more than the id of people of the panel, however deep: a filter on the start
 * of an e-mail address, or a sort by it, reveals the address letter by letter.
 *
 * @param relations - Names of the relations to them.
 */
export function asksAboutStaff(query: unknown, relations: ReadonlySet<string>): boolean {
  const { filters, sort, populate, fields } = record.safeParse(query).data ?? {};
  return inFilters(filters, relations) || [sort, populate, fields].some((value) => inPaths(value, relations));
}

/** In filters keys name fields, and texts are values. */
function inFilters(value: unknown, relations: ReadonlySet<string>): boolean {
  return entriesOf(value).some(([key, below]) =>
    relations.has(key) ? !isByIdentity(below) : isPathToMore(key, relations) || inFilters(below, relations),
  );
}

/** Sorts and populates name fields by keys and in texts alike: `sort=createdBy.email:asc`, `sort[createdBy]=asc`. */
function inPaths(value: unknown, relations: ReadonlySet<string>): boolean {
  if (typeof value === "string") return value.split(",").some((path) => isPathToMore(path, relations));
  return entriesOf(value).some(([key, below]) => {
    if (relations.has(key)) return !isByIdentity(below);
    // Filters of a populated relation.
    return key === "filters" ? inFilters(below, relations) : isPathToMore(key, relations) || inPaths(below, relations);
  });
}

function isPathToMore(path: string, relations: ReadonlySet<string>): boolean {
  const names = (path.split(":")[0] ?? "").trim().split(".");
  return names.some((name, index) => {
    const next = names[index + 1];
    return relations.has(name) && next !== undefined && !identity.includes(next);
  });
}

/** Whether conditions on such a relation, or a sort by it, use only the id. */
function isByIdentity(value: unknown): boolean {
  return entriesOf(value).every(([key, below]) => {
    const isOperator = key.startsWith("$") || /^\d+$/u.test(key);
    return isOperator ? isByIdentity(below) : identity.includes(key);
  });
}

/** The entries of a list or a record; of anything else none. */
export function entriesOf(value: unknown): [string, unknown][] {
  const list = z.array(z.unknown()).safeParse(value).data;
  return list === undefined
    ? Object.entries(record.safeParse(value).data ?? {})
    : list.map((each, index) => [`${index}`, each]);
}
