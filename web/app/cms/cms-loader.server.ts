import { createContext, data, type RouterContextProvider } from "react-router";
import { log } from "#app/log.server.ts";
import { CmsContractError, CmsError } from "./cms-error.server.ts";

/** Data of the error that a loader throws, for the error screen. */
export interface PageFailure {
  message: string;
  /** Inputs of a form that this request sent, to be sent again; absent when it sent none. */
  typed?: [name: string, text: string][];
}

/** The inputs of a form that the request sent, for an error screen that can't show the form; `null` when it sent none. */
export const typedContext = createContext<[name: string, text: string][] | null>(null);

/** The error of a page whose content system is broken: 503, with what was typed. Throw what it returns. */
export function unavailable(context: Readonly<RouterContextProvider> | undefined) {
  const typed = context?.get(typedContext) ?? [];
  const failure: PageFailure = { message: "Service unavailable", ...(typed.length === 0 ? {} : { typed }) };
  return data(failure, { status: 503, headers: { "retry-after": "30", "cache-control": "no-store" } });
}

/**
 * Makes a loader answer 503 when the content system is broken, so that this never
 * looks like a missing page (404). Other errors pass.
 */
export function cmsLoader<Args extends { url: URL; context?: Readonly<RouterContextProvider> }, Data>(
  load: (args: Args) => Promise<Data>,
): (args: Args) => Promise<Data> {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
      log.error("Content system is broken", { path: args.url.pathname, error: error.name, reason: error.message });
      throw unavailable(args.context);
    }
  };
}

/** The error of an address that matches nothing: 404 with the whole path. Throw what it returns. */
export function notFound({ pathname, search }: URL) {
  const failure: PageFailure = { message: `Page not found: ${pathname}${search}` };
  return data(failure, { status: 404, statusText: "Not Found" });
}

/** The error of an address that fails validation: 404 with the path. Throw what it returns. */
export function invalidPath({ pathname }: URL) {
  const failure: PageFailure = { message: `Page Not Found: ${pathname}` };
  return data(failure, { status: 404, statusText: "Not Found" });
}
