import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/**
 * Most field names in one path of a query; the panel's own paths have two, such as `createdBy.id`. Each relation
 * multiplies the rows that the database joins.
 */
const maxNames = 4;

/** Query keys that aren't field names. */
const structural = new Set(["populate", "filters", "sort", "fields", "on", "count", "*"]);

/** Runs after the query is parsed. Refuses a query through so many relations that the database would take for ever. */
const boundedRelations: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { filters, sort, populate } = ctx.query;
  // Strings are values in filters, and field names in sorts and populates.
  const rows = [namesInRow(filters, () => 0), namesInRow(sort, namesInPath), namesInRow(populate, namesInPath)];
  if (Math.max(...rows) > maxNames) throw new errors.ValidationError("The query follows too many relations");
  return next();
};

/** Length of the longest path in a list such as `category.items.id,title`, in names. */
function namesInPath(text: string): number {
  return Math.max(...text.split(",").map((path) => path.split(".").length));
}

/** Length of the longest path of field names in a query value, in names. */
function namesInRow(value: unknown, inText: (text: string) => number): number {
  if (typeof value === "string") return inText(value);
  if (typeof value !== "object" || value === null) return 0;
  const rows = Object.entries(value).map(([key, inner]) => {
    const isName = !key.startsWith("$") && !/^\d+$/u.test(key) && !structural.has(key);
    // A string directly below a field name is a sort direction, or `true`.
    const names = isName ? key.split(".").length : 0;
    return names + (isName && typeof inner === "string" ? 0 : namesInRow(inner, inText));
  });
  return Math.max(0, ...rows);
}

export default boundedRelations;
