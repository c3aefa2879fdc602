import type { PageQuery } from "./page-query.ts";

/**
 * Returns the query of a link, with `?`; just `?` without parameters.
 *
 * @param query - Parameters in the order of the URL; `null` ones are left out.
 */
export function queryString(query: Partial<PageQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) search.set(name, value);
  return `?${search}`;
}
