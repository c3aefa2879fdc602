import type { EntryContext } from "react-router";

/** What the browser needs to take a page over: see decision 0006. */
export interface PageParts {
  /** What the server tells the router of the page, without the data. */
  context: object;
  /** Address of the route table. */
  manifest: string;
  /** Address of the code that starts the page. */
  entry: string;
  /** Each route on the page and the address of its code, the outermost first. */
  routes: [id: string, module: string][];
}

/** The parts of a page. @param context - What the router gives the server's entry to render it with. */
export function partsOfPage({ manifest, future, routeDiscovery, ssr, staticHandlerContext }: EntryContext): PageParts {
  const { basename, matches } = staticHandlerContext;
  // Of a flag that is off the router needs no word.
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
