/* oxlint-disable no-underscore-dangle -- the router's own names, which are nowhere else */
import { startTransition } from "react";
import type { Path } from "react-router";

/**
 * What the router keeps in the window, under internal names that may change. Nothing else in the site
 * uses them: when a new version of the router has other names, only this file changes (decision 0006).
 */
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
  /** Where it is on its way to. */
  navigation: { location?: Path | undefined };
}

interface DataRouter {
  state: RouterState;
  subscribe: (subscriber: (state: RouterState, more: unknown) => void) => () => void;
}

/** What the router needs to hydrate a page. */
export interface RouterStart {
  /** What the server told the router of the page, without the data. */
  context: object;
  /** The loaders' data, as the router encodes it; `null` is none. */
  data: ReadableStream<Uint8Array> | null;
  /** Code of each route on the page, by the route's id. */
  modules: Record<string, object>;
}

/** Puts what the router needs for hydration where it looks for it; to be called before it starts. */
export function handToRouter({ context, data, modules }: RouterStart): void {
  window.__reactRouterContext = { ...context, stream: data };
  window.__reactRouterRouteModules = modules;
}

/**
 * Makes what the router changes on the page that is shown wait for code that is on its way; to be called before it starts.
 * Its root tells React of a new address at once, and React then throws away each part of the page whose code hasn't come,
 * with all that was typed in it: a link to a place in the page was enough. So does a step in the history, as React waits
 * for nothing while that is told: it is passed on a task later. Another page waits for no code of this one.
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
          // The provider of the router, which takes more, has transitions of its own.
          const tellInTime = () => (isStaying && subscriber.length < 2 ? startTransition(tell) : tell());
          if (isStaying && isStep) setTimeout(() => newest === state && tellInTime());
          else tellInTime();
        });
      };
      router = made;
    },
  });
}

/** Where the router is on its way to; `undefined` while it rests, and before it has started. */
export function destination(): Path | undefined {
  return window.__reactRouterDataRouter?.state.navigation.location;
}

/** Version of the build that the router's list of routes is of; `null` before that list has come. */
export function buildVersion(): string | null {
  return window.__reactRouterManifest?.version ?? null;
}

/** Code that the router has loaded, by the route's id: it looks here first, and puts here what it loads. */
export function loadedModules(): Record<string, object> {
  return window.__reactRouterRouteModules ?? {};
}

/** Where the code of each route is, by the route's id; empty before the list of routes has come. */
export function moduleAddresses(): ReadonlyMap<string, string> {
  const routes = Object.entries(window.__reactRouterManifest?.routes ?? {});
  return new Map(routes.map(([id, { module }]) => [id, module]));
}
