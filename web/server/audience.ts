import { matchPath, type ServerBuild } from "react-router";
import { canonicalPath } from "@circuit/contract/urls/canonical-path";

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
    return [toPattern(routes, route)];
  });
  return (path) => {
    const canonical = canonicalPath(path) ?? path;
    return !visitors.some((pattern) => matchPath(pattern, canonical) !== null);
  };
}

/**
 * Makes a function that tells whether an address is a page that may have forms: a page for everyone, with an action. Any
 * other either takes what is sent in its own way, or is only read.
 */
export function takesFormsOf(routes: Routes): (path: string) => boolean {
  const isForEveryone = audienceOf(routes);
  const onlyRead = Object.values(routes).flatMap((route) => {
    // The root's path is empty: it answers at no address of its own.
    if (!route?.path || route.module.action !== undefined || !isOpen(routes, route)) return [];
    return [toPattern(routes, route)];
  });
  return (path) => {
    const canonical = canonicalPath(path) ?? path;
    return isForEveryone(path) && !onlyRead.some((pattern) => matchPath(pattern, canonical) !== null);
  };
}

function toPattern(routes: Routes, route: Route) {
  return { path: patternOf(routes, route), caseSensitive: route.caseSensitive === true };
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
