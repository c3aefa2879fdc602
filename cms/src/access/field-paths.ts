import * as z from "zod";

const querySchema = z.record(z.string(), z.unknown());

/**
 * Returns every path of field names by which a query filters, sorts, populates or selects, such as
 * `["category", "items"]`. Names of nested parameters, such as `filters` and `fields` in a populate, are part of it.
 */
export function fieldPaths(query: unknown): string[][] {
  const { filters, sort, populate, fields } = querySchema.safeParse(query).data ?? {};
  // Strings are values in filters, and field names elsewhere.
  return [...pathsIn(filters, [], false), ...[sort, populate, fields].flatMap((value) => pathsIn(value, [], true))];
}

/** A text that names no field: a sort direction, or whether to populate. */
const noName = /^(?:asc|desc|true|false|[tf01*]?)$/iu;

function pathsIn(value: unknown, path: readonly string[], isInTexts: boolean): string[][] {
  if (typeof value === "string") {
    const texts = isInTexts ? value.split(",").filter((text) => !noName.test(text)) : [];
    return texts.map((text) => [...path, ...namesIn(text)]);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    // An operator or a list index.
    if (key.startsWith("$") || /^\d+$/u.test(key)) return pathsIn(below, path, isInTexts);
    const names = [...path, ...namesIn(key)];
    return [names, ...pathsIn(below, names, isInTexts && key !== "filters")];
  });
}

/** Splits a path such as `localizations.token:asc` into names. */
function namesIn(text: string): string[] {
  return (text.split(":")[0] ?? "").split(".").map((name) => name.trim());
}
