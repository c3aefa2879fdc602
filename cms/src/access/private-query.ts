import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { hiddenFields } from "./hidden-fields.ts";
import { entriesOf } from "./staff-query.ts";

/** Private fields of the site's types, by name: visitors never get them. */
export interface PrivateFields {
  /** Of whatever type. */
  all: ReadonlySet<string>;
  /** By type: the fields that the panel shows to everybody who may read its entries. The rest, such as keys, it shows to nobody. */
  shown: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Strapi makes these private by itself, and the panel needs them; `hidden-staff.ts` guards the people. */
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
 * Whether a query names private fields, however deep: a filter on the start of a key, or a sort by it, reveals the key
 * letter by letter. A query of a type's own list may name the fields that the panel shows; a query by way of a relation may
 * not, as the caller may have no right to the related entry.
 *
 * @param path - Of the request.
 */
export function asksForPrivate(query: unknown, path: string, { all, shown }: PrivateFields): boolean {
  const uid = queryPath.exec(path)?.[1]?.replaceAll(/%3a/giu, ":") ?? "";
  return namedIn(query).some(
    ({ name, isDirect }) => all.has(name) && !(isDirect && shown.get(uid)?.has(name) === true),
  );
}

/** A name in a query, and whether it is of a field of what is asked for itself. */
interface Named {
  name: string;
  isDirect: boolean;
}

const querySchema = z.record(z.string(), z.unknown());

function namedIn(query: unknown): Named[] {
  const { filters, sort, populate, fields } = querySchema.safeParse(query).data ?? {};
  return [...inValue(filters, true, false), ...[sort, populate, fields].flatMap((value) => inValue(value, true, true))];
}

/** @param isInTexts - Whether texts name fields too: in filters they are values. */
function inValue(value: unknown, isDirect: boolean, isInTexts: boolean): Named[] {
  if (typeof value === "string") return isInTexts ? value.split(",").flatMap((path) => inPath(path, isDirect)) : [];
  return entriesOf(value).flatMap(([key, below]) => {
    // An operator or a place in a list.
    if (key.startsWith("$") || /^\d+$/u.test(key)) return inValue(below, isDirect, isInTexts);
    // A populated relation may have filters of its own.
    return [...inPath(key, isDirect), ...inValue(below, false, isInTexts && key !== "filters")];
  });
}

/** `localizations.token:asc` */
function inPath(path: string, isDirect: boolean): Named[] {
  const names = (path.split(":")[0] ?? "").split(".");
  return names.map((name, index) => ({ name: name.trim(), isDirect: isDirect && index === 0 }));
}
