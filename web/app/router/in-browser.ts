/* oxlint-disable no-underscore-dangle -- the router's own names, which are nowhere else */
import type { Path } from "react-router";

/**
 * What the router keeps in the window, under internal names that may change. Nothing else in the site
 * uses them: when a new version of the router has other names, only this file changes (decision 0030).
 */
declare global {
  interface Window {
    __reactRouterContext?: object;
    __reactRouterManifest?: { version: string; routes: Record<string, { module: string }> };
    __reactRouterRouteModules?: Record<string, object>;
    __reactRouterDataRouter?: { state: { navigation: { location?: Path | undefined } } };
  }
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
