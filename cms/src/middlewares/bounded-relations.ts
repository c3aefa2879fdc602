import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

/**
 * Names of fields in a row that a query may follow: the panel's own have two, such as `createdBy` and `id`. Each relation more
 * multiplies the rows that the database joins.
 */
const maxNames = 4;

/** Keys that name no field. */
const structural = new Set(["populate", "filters", "sort", "fields", "on", "count", "*"]);

/** Runs after the query is read: refuses one that goes from relation to relation, which a database never ends with. */
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
    // What a name has as its text is a direction, or a yes.
    const names = isName ? key.split(".").length : 0;
    return names + (isName && typeof inner === "string" ? 0 : namesInRow(inner, inText));
  });
  return Math.max(0, ...rows);
}

export default boundedRelations;
