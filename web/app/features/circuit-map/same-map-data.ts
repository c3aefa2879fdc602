import { readPageQuery } from "#app/domain/page-query.ts";
import { queryString } from "#app/domain/query-string.ts";

/** Whether two URLs differ only in choices on the map, so that the page already has the data of both. */
export function hasSameMapData(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search !== other.search && restOf(one) === restOf(other);
}

/** Returns the query string without the choices on the map. */
function restOf({ search }: URL): string {
  return queryString({
    ...readPageQuery(new URLSearchParams(search)),
    stand: null,
    zone: null,
    corner: null,
    layers: null,
  });
}
