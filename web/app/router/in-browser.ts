/* oxlint-disable no-underscore-dangle -- the router's own names, which are nowhere else */
import { startTransition } from "react";
import type { Path } from "react-router";

/** React Router's internal names in `window`, which may change. Only this file uses them (decision 0006). */
declare global {
  interface Window {
    __reactRouterContext?: object;
    __reactRouterManifest?: { version: string; routes: Record<string, { module: string }> };
    __reactRouterRouteModules?: Record<string, object>;
    __reactRouterDataRouter?: DataRouter;
  }
}

interface RouterState {
  location: Path;
  /** Target of the navigation under way; absent without one. */
  navigation: { location?: Path | undefined };
}

interface DataRouter {
  state: RouterState;
  subscribe: (subscriber: (state: RouterState, more: unknown) => void) => () => void;
}

/** What React Router needs to hydrate a page. */
export interface RouterStart {
  /** The server's description of the page, without the loaders' data. */
  context: object;
  /** The loaders' data, as React Router encodes it; `null` for none. */
  data: ReadableStream<Uint8Array> | null;
  /** Code of each route of the page, by route id. */
  modules: Record<string, object>;
}

/** Puts the data for hydration where React Router looks for it. Call it before the router starts. */
export function provideRouterStart({ context, data, modules }: RouterStart): void {
  window.__reactRouterContext = { ...context, stream: data };
  window.__reactRouterRouteModules = modules;
}

/**
 * Wraps the router's updates within the current page in a transition; call it before the router starts. Otherwise React
 * discards parts of the page whose code is still loading, with typed input, at each link to a `#` target. A history
 * step is passed on one task later, as React runs updates in `popstate` synchronously. Navigations to other pages are
 * passed on unchanged.
 */
export function makeRouterWait(): void {
  let router: DataRouter | undefined;
  let newest: RouterState | undefined;
  let isStep = false;
  addEventListener("popstate", () => {
    isStep = true;
    setTimeout(() => (isStep = false));
  });
  Object.defineProperty(window, "__reactRouterDataRouter", {
    get: () => router,
    set: (made: DataRouter) => {
      const { subscribe } = made;
      made.subscribe = (subscriber) => {
        let shown = made.state.location.pathname;
        return subscribe((state, more) => {
          const { location, navigation } = state;
          const isStaying = location.pathname === shown && (navigation.location ?? location).pathname === shown;
          shown = location.pathname;
          newest = state;
          const tell = () => subscriber(state, more);
          // The router's provider, the subscriber with two parameters, has its own transitions.
          const tellInTime = () => (isStaying && subscriber.length < 2 ? startTransition(tell) : tell());
          if (isStaying && isStep) setTimeout(() => newest === state && tellInTime());
          else tellInTime();
        });
      };
      router = made;
    },
  });
}

/** Returns the target of the router's navigation; `undefined` when there is none, or before the router has started. */
export function destination(): Path | undefined {
  return window.__reactRouterDataRouter?.state.navigation.location;
}

/** Returns the version of the loaded route manifest; `null` before it has loaded. */
export function buildVersion(): string | null {
  return window.__reactRouterManifest?.version ?? null;
}

/** Returns the cache of route code by route id, in which React Router looks first and stores what it loads. */
export function loadedModules(): Record<string, object> {
  return window.__reactRouterRouteModules ?? {};
}

/** Returns the URL of each route's code by route id; empty before the route manifest has loaded. */
export function moduleAddresses(): ReadonlyMap<string, string> {
  const routes = Object.entries(window.__reactRouterManifest?.routes ?? {});
  return new Map(routes.map(([id, { module }]) => [id, module]));
}
