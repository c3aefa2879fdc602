import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { fieldPaths } from "../access/field-paths.ts";

/**
 * Most field names in one path of a query; the panel's own paths have two, such as `createdBy.id`. Each relation
 * multiplies the rows that the database joins.
 */
const maxNames = 4;

/** Query keys that aren't field names. */
const structural = new Set(["populate", "filters", "sort", "fields", "on", "count", "*"]);

/** Runs after the query is parsed. Refuses a query through so many relations that the database would take for ever. */
const boundedRelations: Core.MiddlewareFactory = () => async (ctx, next) => {
  const lengths = fieldPaths(ctx.query).map((path) => path.filter((name) => !structural.has(name)).length);
  if (Math.max(0, ...lengths) > maxNames) throw new errors.ValidationError("The query follows too many relations");
  return next();
};

export default boundedRelations;
