import type { PageQuery } from "./page-query.ts";

/**
 * A query of parameters that pages read, for a link. It starts with `?`; `?` alone asks for nothing.
 *
 * @param query - In the order in which the address has them; those that are `null` are left out.
 */
export function pageSearch(query: Partial<PageQuery>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) search.set(name, value);
  return `?${search}`;
}
