import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { fieldPaths } from "./field-paths.ts";

/** Fields of panel users by which everybody may filter, as the panel's own filters do. */
const identity = ["id", "documentId"];

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
  return fieldPaths(query).some((names) =>
    names.some((name, index) => {
      const next = names[index + 1];
      return relations.has(name) && next !== undefined && !identity.includes(next);
    }),
  );
}
