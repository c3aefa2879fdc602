import { use } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";

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

/** The parts of the page that is being rendered; `null` where it isn't the router that renders. */
export function usePageParts(): PageParts | null {
  const framework = use(UNSAFE_FrameworkContext);
  const matches = use(UNSAFE_DataRouterContext)?.staticContext?.matches ?? [];
  if (framework === undefined) return null;

  const { manifest, serverHandoffString } = framework;
  // Of a flag that is off the router needs no word.
  const context: unknown = JSON.parse(serverHandoffString ?? "{}", (_, value: unknown) =>
    value === false ? undefined : value,
  );
  const routes = matches.flatMap(({ route: { id } }): [string, string][] => {
    const module = manifest.routes[id]?.module;
    return module === undefined ? [] : [[id, module]];
  });
  return {
    context: isObject(context) ? context : {},
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes,
  };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
