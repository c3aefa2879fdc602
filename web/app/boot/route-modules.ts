import { loadedModules, moduleAddresses } from "#app/router/in-browser.ts";
import { isFirstFailure } from "./chunk-guard.ts";
import { loadWhole } from "./load-whole.ts";

/**
 * Gets the code of pages in the router's place, which reloads the page one is on
 * when it can't have that of the page one goes to.
 */
export function guardRouteModules(): void {
  const modules = loadedModules();
  for (const [id, module] of moduleAddresses()) {
    if (id in modules) continue;
    Object.defineProperty(modules, id, {
      configurable: true,
      enumerable: true,
      // The router takes what is there, and waits for it.
      get: () => take(id, module, modules),
      // What it began to load before puts itself here.
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
    const loaded: unknown = await import(/* @vite-ignore */ address);
    if (typeof loaded !== "object" || loaded === null) throw new TypeError(address);
    keep(id, loaded, modules);
    return loaded;
  } catch (error) {
    // Without a network the browser would only show that there is none: our own screen keeps the way back.
    return navigator.onLine && isFirstFailure() ? loadWhole() : brokenModule(error);
  }
}

/** In place of code that isn't there: the error screen tells, and who tries again later gets the page whole. */
function brokenModule(error: unknown): object {
  const fail = () => {
    throw error;
  };
  return { clientLoader: () => (isFirstFailure() ? loadWhole() : fail()), default: fail };
}
