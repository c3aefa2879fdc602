/**
 * The addresses under which the router asks for a page's data, which it documents nowhere: `{path}.data`, for home
 * `/_.data` or `/_root.data`, with `_routes` for the data of some routes only.
 */
const dataEnding = ".data";

const routesParameter = "_routes";

/** Tells whether the router asks for a page's data at a path. */
export function isDataPath(path: string): boolean {
  return path.endsWith(dataEnding);
}

/** The page's path, without the ending that asks for its data only; of any other path all. */
export function pageOfDataPath(path: string): string {
  return isDataPath(path) ? path.slice(0, -dataEnding.length).replace(/^\/_(?:root)?$/u, "/") : path;
}

/** Address of the data of some routes of a page. @param routes - Their ids. */
export function dataAddress(path: string, routes: readonly string[]): string {
  return `${path === "/" ? "/_" : path}${dataEnding}?${new URLSearchParams({ [routesParameter]: routes.join(",") })}`;
}

/** The routes that a request for data names, as a part of its query; `null` for none, or when they can't be ids. */
export function requestedRoutes(search: URLSearchParams): Readonly<Record<string, string>> | null {
  const ids = search.get(routesParameter) ?? "";
  return /^[\w/-]+(?:,[\w/-]+){0,7}$/u.test(ids) ? { [routesParameter]: ids } : null;
}
