import type { EntryContext } from "react-router";

/** What the browser needs to hydrate a page (decision 0006). */
export interface PageParts {
  /** The server's description of the page for React Router, without the loaders' data. */
  context: object;
  /** URL of the route manifest. */
  manifest: string;
  /** URL of the entry module, which hydrates the page. */
  entry: string;
  /** Routes of the page with the URL of their code, the outermost first. */
  routes: [id: string, module: string][];
}

/** Collects the `PageParts` of a page. @param context - The context of React Router's server entry. */
export function partsOfPage({ manifest, future, routeDiscovery, ssr, staticHandlerContext }: EntryContext): PageParts {
  const { basename, matches } = staticHandlerContext;
  // React Router treats absent flags as off.
  const flags = Object.fromEntries(Object.entries<boolean>(future).filter(([, isOn]) => isOn));
  return {
    context: { basename, future: flags, routeDiscovery, ssr },
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: matches.flatMap(({ route: { id } }): [string, string][] => {
      const module = manifest.routes[id]?.module;
      return module === undefined ? [] : [[id, module]];
    }),
  };
}
