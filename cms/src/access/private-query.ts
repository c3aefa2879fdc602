import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { fieldPaths } from "./field-paths.ts";
import { hiddenFields } from "./hidden-fields.ts";

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
  return fieldPaths(query).some((names) =>
    names.some((name, index) => all.has(name) && !(index === 0 && shown.get(uid)?.has(name) === true)),
  );
}
