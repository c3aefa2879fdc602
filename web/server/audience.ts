import type { ServerBuild } from "react-router";
import { canonicalPath } from "@circuit/contract/urls/canonical-path";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/**
 * Makes a function that tells whether the answer to a path is the same for everyone: all routes that match the path,
 * and their parents, must say so (`export const audience = "everyone"`). Any other answer is for one visitor.
 */
export function audienceOf(routes: Routes): (path: string) => boolean {
  return matchingNone(routes, (route) => !isOpen(routes, route));
}

/** Makes a function that tells whether a path may have editors' forms: its route is for everyone and has an action. */
export function takesFormsOf(routes: Routes): (path: string) => boolean {
  return matchingNone(routes, (route) => {
    // The root route has an empty path, and matches no URL by itself.
    const isOnlyRead = route.path !== undefined && route.path !== "" && route.module.action === undefined;
    return isOnlyRead || !isOpen(routes, route);
  });
}

/**
 * Makes a function that tells whether a path matches none of the barred routes. Their paths are one pattern, made once:
 * React Router's `matchPath` compiles each of them again for each request, which took half the time of a flood. Letters
 * match in any case, so that nothing is less private than the router takes it for.
 */
function matchingNone(routes: Routes, isBarred: (route: Route) => boolean): (path: string) => boolean {
  const paths = Object.values(routes).flatMap((route) =>
    route !== undefined && hasAddress(route) && isBarred(route) ? [patternOf(routes, route)] : [],
  );
  const pattern = new RegExp(`^(?:${paths.map((path) => sourceOf(path)).join("|")})/?$`, "iu");
  return (path) => paths.length === 0 || !pattern.test(canonicalPath(path) ?? path);
}

/** Translates a path in React Router's syntax (`:name`, `:name?`, `:name.ics`, `*`) into a regular expression. */
function sourceOf(path: string): string {
  const segments = path.split("/").map((segment) => {
    const [, isParameter, isOptional, suffix = ""] = /^(:[\w-]+)?(\?)?(.*)$/u.exec(segment) ?? [];
    if (isOptional !== undefined) return "(?:/[^/]+)?";
    if (suffix === "*") return "(?:/.*)?";
    return segment === ""
      ? ""
      : `/${isParameter === undefined ? "" : "[^/]+"}${suffix.replaceAll(".", String.raw`\.`)}`;
  });
  return segments.join("");
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
