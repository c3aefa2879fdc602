import { matchPath, type ServerBuild } from "react-router";
import { canonicalPath } from "@circuit/contract/canonical-path";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * Makes a function that tells whether the answer to a path is the same for everyone. It is when every route that
 * matches the path, and each parent of such a route, says so (`export const audience = "everyone"`). Any other
 * answer is for one visitor.
 *
 * @param routes - Routes of the application's build. Patterns are tried one by one: `matchRoutes` would rank all
 *   routes anew for each request.
 */
export function audienceOf(routes: Routes): (path: string) => boolean {
  const visitors = Object.values(routes).flatMap((route) => {
    if (route === undefined || !hasAddress(route) || isOpen(routes, route)) return [];
    return [{ path: patternOf(routes, route), caseSensitive: route.caseSensitive === true }];
  });
  return (path) => {
    const asked = canonicalPath(path) ?? path;
    return !visitors.some((pattern) => matchPath(pattern, asked) !== null);
  };
}

/** An index route answers at its parent's address, without a path of its own; a layout has no address. */
function hasAddress({ path, index }: Route): boolean {
  return path !== undefined || index === true;
}

/** Whether a route and all its parents are for everyone. */
function isOpen(routes: Routes, route: Route): boolean {
  const { module } = route;
  if (!("audience" in module) || module.audience !== "everyone") return false;
  const parent = parentOf(routes, route);
  return parent === undefined || isOpen(routes, parent);
}

function patternOf(routes: Routes, route: Route): string {
  const parent = parentOf(routes, route);
  const before = parent === undefined ? "" : patternOf(routes, parent);
  return route.path ? `${before}/${route.path}` : before;
}

function parentOf(routes: Routes, { parentId }: Route): Route | undefined {
  return parentId === undefined ? undefined : routes[parentId];
}
