import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/**
 * Most names of fields in one path of a query: the panel's own paths have two, such as `createdBy` and `id`. Each further
 * relation multiplies the rows that the database joins.
 */
const maxNames = 4;

/** Keys that name no field. */
const structural = new Set(["populate", "filters", "sort", "fields", "on", "count", "*"]);

/** Runs after the query is read: refuses one through so many relations that a database would never finish. */
const boundedRelations: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { filters, sort, populate } = ctx.query;
  // Texts in filters are values; elsewhere they name fields.
  const rows = [namesInRow(filters, () => 0), namesInRow(sort, namesInPath), namesInRow(populate, namesInPath)];
  if (Math.max(...rows) > maxNames) throw new errors.ValidationError("The query follows too many relations");
  return next();
};

/** Names in texts such as `category.items.id,title`: as many as the longest has. */
function namesInPath(text: string): number {
  return Math.max(...text.split(",").map((path) => path.split(".").length));
}

/** The most names of fields in a row, at any depth. */
function namesInRow(value: unknown, inText: (text: string) => number): number {
  if (typeof value === "string") return inText(value);
  if (typeof value !== "object" || value === null) return 0;
  const rows = Object.entries(value).map(([key, inner]) => {
    const isName = !key.startsWith("$") && !/^\d+$/u.test(key) && !structural.has(key);
    // A text directly below a name is a direction of sorting, or `true`.
    const names = isName ? key.split(".").length : 0;
    return names + (isName && typeof inner === "string" ? 0 : namesInRow(inner, inText));
  });
  return Math.max(0, ...rows);
}

export default boundedRelations;
