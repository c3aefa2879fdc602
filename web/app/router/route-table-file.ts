/** What a route table says of a route, as far as the build looks at it. */
export interface TableRoute {
  path?: string | undefined;
  parentId?: string | undefined;
}

/** A route table, as the router's build writes it. */
export interface RouteTable {
  routes: Record<string, TableRoute>;
}

/** What stands around the table in its file. */
const [start, end] = ["window.__reactRouterManifest=", ";"];

/**
 * Reads the file of a route table.
 *
 * @throws {Error} The router's build wrote it in another way.
 */
export function readRouteTable(script: string): RouteTable {
  if (!script.startsWith(start) || !script.endsWith(end)) throw new Error("The route table is written in another way");
  const table: unknown = JSON.parse(script.slice(start.length, -end.length));
  if (!isTable(table)) throw new Error("The route table has no routes");
  return table;
}

/** Writes the file of a route table. */
export function routeTableFile(table: RouteTable): string {
  return `${start}${JSON.stringify(table)}${end}`;
}

/**
 * Address of the whole route table, for the pages of an area that the browser itself loads, such as an account.
 *
 * @param table - Address of the table that every other page loads, which the areas aren't in.
 */
export function areaTableOf(table: string): string {
  return table.replace("/manifest-", "/area-manifest-");
}

function isTable(value: unknown): value is RouteTable {
  return typeof value === "object" && value !== null && "routes" in value && typeof value.routes === "object";
}
