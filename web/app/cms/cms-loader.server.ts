import { data } from "react-router";
import { log } from "#app/log.server.ts";
import { CmsContractError, CmsError } from "./cms-error.server.ts";

/** Data of the error that a loader throws, for the error screen. */
export interface PageFailure {
  message: string;
}

/**
 * Makes a loader answer 503 when the content system is broken, so that this never
 * looks like a missing page (404). Other errors pass.
 */
export function cmsLoader<Args extends { url: URL }, Data>(
  load: (args: Args) => Promise<Data>,
): (args: Args) => Promise<Data> {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (!(error instanceof CmsError) && !(error instanceof CmsContractError)) throw error;
      log.error("Content system is broken", { path: args.url.pathname, error: error.name, reason: error.message });
      const failure: PageFailure = { message: "Service unavailable" };
      throw data(failure, { status: 503, headers: { "retry-after": "30", "cache-control": "no-store" } });
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
