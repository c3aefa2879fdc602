import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * Tells of a path whether its answer is the same for everyone. It is where the route that answers, and
 * each around it, says so (`export const audience = "everyone"`); any other is one visitor's.
 *
 * @param routes - Of the application's build.
 */
export function audienceOf(routes: Routes): (path: string) => boolean {
  const tree = below(routes, undefined);
  const open = new Set(
    Object.values(routes).flatMap((route) => (route && saysEveryone(route.module) ? [route.id] : [])),
  );
  return (path) => matchRoutes(tree, path)?.every(({ route }) => open.has(route.id ?? "")) ?? false;
}

function below(routes: Routes, parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parent) return [];
    const { id, path, caseSensitive } = route;
    const own = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) };
    return route.index === true ? [{ ...own, index: true }] : [{ ...own, children: below(routes, id) }];
  });
}

function saysEveryone(module: object): boolean {
  return "audience" in module && module.audience === "everyone";
}
