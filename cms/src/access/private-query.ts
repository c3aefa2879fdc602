import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { hiddenFields } from "./hidden-fields.ts";
import { entriesOf } from "./staff-query.ts";

/** Names of the private fields of the site's types, which the public API never returns. */
export interface PrivateFields {
  /** The private fields of all types together. */
  all: ReadonlySet<string>;
  /** By type: the private fields that the panel shows. It shows the others, such as secret tokens, to nobody. */
  shown: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Private fields that Strapi adds to every type and the panel needs. `hidden-staff.ts` protects the people in them. */
const ofStrapi = new Set(["createdBy", "updatedBy", "locale", "localizations"]);

const attributesSchema = z.record(z.string(), z.looseObject({ private: z.boolean().optional() }));

/** Finds the private fields in the schemas of the site's types and components. */
export function privateFields(strapi: Core.Strapi): PrivateFields {
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith("api::"));
  const of = (attributes: unknown) =>
    Object.entries(attributesSchema.parse(attributes)).flatMap(([name, attribute]) =>
      attribute.private === true && !ofStrapi.has(name) ? [name] : [],
    );
  const shown = types.map((type): [string, ReadonlySet<string>] => {
    const hidden = hiddenFields(type);
    return [type.uid, new Set(of(type.attributes).filter((name) => !hidden.has(name)))];
  });
  const all = [...types, ...Object.values(strapi.components)].flatMap(({ attributes }) => of(attributes));
  return { all: new Set(all), shown: new Map(shown) };
}

const queryPath = /^\/content-manager\/(?:collection-types|single-types)\/([^/]+)/iu;

/**
 * Whether a query filters or sorts by private fields, at any depth, which would reveal their values letter by letter. A
 * type's own list may be queried by the private fields that the panel shows, but not through a relation.
 *
 * @param path - URL path of the request.
 */
export function queriesPrivateFields(query: unknown, path: string, { all, shown }: PrivateFields): boolean {
  const uid = queryPath.exec(path)?.[1]?.replaceAll(/%3a/giu, ":") ?? "";
  return namedIn(query).some(
    ({ name, isDirect }) => all.has(name) && !(isDirect && shown.get(uid)?.has(name) === true),
  );
}

/** A field name in a query. `isDirect`: it is a field of the queried type itself, not of a related one. */
interface Named {
  name: string;
  isDirect: boolean;
}

const querySchema = z.record(z.string(), z.unknown());

function namedIn(query: unknown): Named[] {
  const { filters, sort, populate, fields } = querySchema.safeParse(query).data ?? {};
  return [...inValue(filters, true, false), ...[sort, populate, fields].flatMap((value) => inValue(value, true, true))];
}

/** Collects the field names in a query value. @param isInTexts - Whether strings are names; in filters they aren't. */
function inValue(value: unknown, isDirect: boolean, isInTexts: boolean): Named[] {
  if (typeof value === "string") return isInTexts ? value.split(",").flatMap((path) => inPath(path, isDirect)) : [];
  return entriesOf(value).flatMap(([key, below]) => {
    // An operator or a list index.
    if (key.startsWith("$") || /^\d+$/u.test(key)) return inValue(below, isDirect, isInTexts);
    // A populated relation may hold filters.
    return [...inPath(key, isDirect), ...inValue(below, false, isInTexts && key !== "filters")];
  });
}

/** Splits a path such as `localizations.token:asc` into names. */
function inPath(path: string, isDirect: boolean): Named[] {
  const names = (path.split(":")[0] ?? "").split(".");
  return names.map((name, index) => ({ name: name.trim(), isDirect: isDirect && index === 0 }));
}
