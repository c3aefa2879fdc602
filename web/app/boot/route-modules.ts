import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { loadedModules, moduleAddresses } from "#app/router/in-browser.ts";
import { isFirstFailure } from "./chunk-guard.ts";
import { hardNavigate } from "./hard-navigate.ts";

/** Loads the code of pages instead of React Router, which reloads the current page when the next page's code fails. */
export function guardRouteModules(): void {
  const modules = loadedModules();
  for (const [id, module] of moduleAddresses()) {
    if (id in modules) continue;
    Object.defineProperty(modules, id, {
      configurable: true,
      enumerable: true,
      // React Router finds a promise here, and waits for it.
      get: () => take(id, module, modules),
      // React Router stores a module that it began to load earlier.
      set: (loaded: object) => {
        keep(id, loaded, modules);
      },
    });
  }
}

function keep(id: string, loaded: object, modules: Record<string, object>): void {
  Object.defineProperty(modules, id, { configurable: true, enumerable: true, writable: true, value: loaded });
}

async function take(id: string, address: string, modules: Record<string, object>): Promise<object> {
  try {
    // oxlint-disable-next-line house/no-raw-import -- what is to happen when it fails stands below
    const loaded: unknown = await import(/* @vite-ignore */ address);
    if (typeof loaded !== "object" || loaded === null) throw new TypeError(address);
    keep(id, loaded, modules);
    return loaded;
  } catch (error) {
    // Offline, a full page load would show the browser's error page: the site's own keeps the menus.
    return navigator.onLine && isFirstFailure() ? hardNavigate() : brokenModule(error);
  }
}

/** Returns a route module that shows the error screen; a later navigation to it loads the page whole. */
function brokenModule(error: unknown): object {
  const fail = () => {
    throw error;
  };
  const clientLoader = () => (navigator.onLine && isFirstFailure() ? hardNavigate() : fail());
  return { clientLoader, default: fail, ErrorBoundary: PageErrorBoundary };
}
