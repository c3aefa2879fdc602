import { isPagePath } from "@circuit/contract/own-paths";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { areaTableOf } from "../app/router/area-table.ts";

/** What a route table says of a route, as far as it matters here. */
interface TableRoute {
  path?: string | undefined;
  parentId?: string | undefined;
}

/** Start and end of the file that the router's build writes around the table. */
const around = ["window.__reactRouterManifest=", ";"] as const;

/**
 * Leaves out of the route table what the router in the browser never goes to: files, requests, and the areas that the
 * browser itself loads (orders, accounts). The whole table lies beside it, for the pages of such an area (decision 0057).
 *
 * @param clientFolder - The build's `client` folder.
 * @param address - Address of the route table.
 * @throws {Error} The router's build wrote it in another way.
 */
export async function shortenRouteTable(clientFolder: string, address: string): Promise<void> {
  const file = path.join(clientFolder, address);
  const script = await readFile(file, "utf8");
  const [start, end] = around;
  if (!script.startsWith(start) || !script.endsWith(end)) throw new Error("The route table is written in another way");
  const table: unknown = JSON.parse(script.slice(start.length, -end.length));
  if (!isTable(table)) throw new Error("The route table has no routes");

  await writeFile(path.join(clientFolder, areaTableOf(address)), script);
  await writeFile(file, `${start}${JSON.stringify({ ...table, routes: pageRoutes(table.routes) })}${end}`);
}

/** The routes that the router can go to, and the parents of these. */
export function pageRoutes<Route extends TableRoute>(routes: Readonly<Record<string, Route>>): Record<string, Route> {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const stays = ([id, route]: [string, Route]) => parents.has(id) || isPagePath(exampleOf(routes, route));
  return Object.fromEntries(Object.entries(routes).filter(stays));
}

/** An address that a route matches. */
function exampleOf(routes: Readonly<Record<string, TableRoute>>, { path: own = "", parentId }: TableRoute): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const before = parent === undefined ? "" : exampleOf(routes, parent);
  const parts = own.split("/").map((part) => part.replace(/^:\w+\??|^\*/u, "x"));
  return own === "" ? before : `${before}/${parts.join("/")}`;
}

function isTable(value: unknown): value is { routes: Record<string, TableRoute> } {
  return typeof value === "object" && value !== null && "routes" in value && typeof value.routes === "object";
}
