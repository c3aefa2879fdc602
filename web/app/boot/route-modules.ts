import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { loadedModules, moduleAddresses } from "#app/router/in-browser.ts";
import { isFirstFailure } from "./chunk-guard.ts";
import { hardNavigate } from "./hard-navigate.ts";

/**
 * Loads the code of pages in the router's place. When the code of the next page can't
 * be loaded, the router would reload the current page.
 */
export function guardRouteModules(): void {
  const modules = loadedModules();
  for (const [id, module] of moduleAddresses()) {
    if (id in modules) continue;
    Object.defineProperty(modules, id, {
      configurable: true,
      enumerable: true,
      // The router finds a promise here, and waits for it.
      get: () => take(id, module, modules),
      // The router stores here the modules that it began to load earlier.
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
    // Without a network the browser would only show that there is none: our own screen keeps the way back.
    return navigator.onLine && isFirstFailure() ? hardNavigate() : brokenModule(error);
  }
}

/** Stands in for code that can't be loaded: it shows the error screen; a later attempt loads the page whole. */
function brokenModule(error: unknown): object {
  const fail = () => {
    throw error;
  };
  const clientLoader = () => (navigator.onLine && isFirstFailure() ? hardNavigate() : fail());
  // The screen stands within the site's frame, as those of other errors of a page.
  return { clientLoader, default: fail, ErrorBoundary: PageErrorBoundary };
}
