import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** Fields of panel users by which everybody may filter, as the panel's own filters do. */
const identity = ["id", "documentId"];

const record = z.record(z.string(), z.unknown());

const attributesSchema = z.record(z.string(), z.looseObject({ target: z.string().optional() }));

/** Collects the names of all relations to panel users, such as `createdBy`, from all types. */
export function staffRelations(strapi: Core.Strapi): ReadonlySet<string> {
  const schemas = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].filter(
    // The user type's own relations include `localizations`, which in other types aren't users.
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
 * Whether a query filters or sorts by details of panel users, at any depth, which would reveal for example an e-mail
 * address letter by letter. Their ids are allowed.
 *
 * @param relations - Names of the relations to panel users.
 */
export function queriesStaffDetails(query: unknown, relations: ReadonlySet<string>): boolean {
  const { filters, sort, populate, fields } = record.safeParse(query).data ?? {};
  return inFilters(filters, relations) || [sort, populate, fields].some((value) => inPaths(value, relations));
}

/** Checks filters, in which keys are field names and strings are values. */
function inFilters(value: unknown, relations: ReadonlySet<string>): boolean {
  return entriesOf(value).some(([key, below]) =>
    relations.has(key) ? !isByIdentity(below) : isPathToMore(key, relations) || inFilters(below, relations),
  );
}

/** Checks sorts and populates, where keys and strings name fields: `sort[createdBy]=asc`, `sort=createdBy.email`. */
function inPaths(value: unknown, relations: ReadonlySet<string>): boolean {
  if (typeof value === "string") return value.split(",").some((path) => isPathToMore(path, relations));
  return entriesOf(value).some(([key, below]) => {
    if (relations.has(key)) return !isByIdentity(below);
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

/** Whether conditions on a relation to panel users, or a sort by it, use only the id. */
function isByIdentity(value: unknown): boolean {
  return entriesOf(value).every(([key, below]) => {
    const isOperator = key.startsWith("$") || /^\d+$/u.test(key);
    return isOperator ? isByIdentity(below) : identity.includes(key);
  });
}

/** Entries of an array or a plain object; none for anything else. */
export function entriesOf(value: unknown): [string, unknown][] {
  const list = z.array(z.unknown()).safeParse(value).data;
  return list === undefined
    ? Object.entries(record.safeParse(value).data ?? {})
    : list.map((each, index) => [`${index}`, each]);
}
