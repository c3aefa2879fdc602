import { isPagePath } from "@circuit/contract/own-paths";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { areaTableOf, readRouteTable, routeTableFile, type TableRoute } from "../app/router/route-table-file.ts";

/**
 * Leaves out of the route table what the router in the browser never goes to: files, requests, and the areas that the
 * browser itself loads (orders, accounts). The whole table lies beside it, for the pages of such an area (decision 0006).
 *
 * @param clientFolder - The build's `client` folder.
 * @param address - Address of the route table.
 * @throws {Error} The router's build wrote it in another way.
 */
export async function shortenRouteTable(clientFolder: string, address: string): Promise<void> {
  const file = path.join(clientFolder, address);
  const script = await readFile(file, "utf8");
  const table = readRouteTable(script);
  await writeFile(path.join(clientFolder, areaTableOf(address)), script);
  await writeFile(file, routeTableFile({ ...table, routes: pageRoutes(table.routes) }));
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
