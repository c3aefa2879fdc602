import { matchPath, type ServerBuild } from "react-router";
import { canonicalPath } from "@circuit/contract/urls/canonical-path";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * Makes a function that tells whether the answer to a path is the same for everyone: all routes that match the path,
 * and their parents, must say so (`export const audience = "everyone"`). Any other answer is for one visitor.
 *
 * @param routes - Routes of the build. It matches their patterns one by one, as `matchRoutes` would rank all routes
 *   again for each request.
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

/** Makes a function that tells whether a path may have editors' forms: its route is for everyone and has an action. */
export function takesFormsOf(routes: Routes): (path: string) => boolean {
  const isForEveryone = audienceOf(routes);
  const onlyRead = Object.values(routes).flatMap((route) => {
    // The root route has an empty path, and matches no URL by itself.
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

/** Tells whether a route matches URLs by itself, as a layout route doesn't. */
function hasAddress({ path, index }: Route): boolean {
  return path !== undefined || index === true;
}

/** Tells whether a route and all its parents are for everyone. */
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
