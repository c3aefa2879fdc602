/**
 * Ending of the URLs from which React Router loads a page's data, which it doesn't document: `{path}.data`, for home
 * `/_.data` or `/_root.data`, with `_routes` for the data of some routes only.
 */
const dataEnding = ".data";

const routesParameter = "_routes";

/** Whether a path is a request of React Router for a page's data. */
export function isDataPath(path: string): boolean {
  return path.endsWith(dataEnding);
}

/** Returns the page's path of a data path; any other path unchanged. */
export function pageOfDataPath(path: string): string {
  return isDataPath(path) ? path.slice(0, -dataEnding.length).replace(/^\/_(?:root)?$/u, "/") : path;
}

/** Returns the URL of the data of some routes of a page. @param routes - Their ids. */
export function dataUrl(path: string, routes: readonly string[]): string {
  return `${path === "/" ? "/_" : path}${dataEnding}?${new URLSearchParams({ [routesParameter]: routes.join(",") })}`;
}

/** Returns the `_routes` parameter of a request for data, as part of a query; `null` when it is absent or malformed. */
export function requestedRoutes(search: URLSearchParams): Readonly<Record<string, string>> | null {
  const ids = search.get(routesParameter) ?? "";
  return /^[\w/-]+(?:,[\w/-]+){0,7}$/u.test(ids) ? { [routesParameter]: ids } : null;
}
