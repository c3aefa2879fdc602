import { createContext, data, type RouterContextProvider } from "react-router";
import { log } from "#app/log.server.ts";
import { orIfBroken } from "./cms-error.server.ts";

/** Data of an error that a loader throws, for the error screen. */
export interface PageFailure {
  message: string;
  /** Fields of the form that this request submitted, for another attempt; absent when it submitted none. */
  typed?: [name: string, text: string][];
}

/** Fields of the form that the request submitted, so that an error screen can offer them again; `null` for none. */
export const typedContext = createContext<[name: string, text: string][] | null>(null);

/** Returns the 503 response to throw when the CMS is broken, with the submitted form fields. */
export function unavailable(context: Readonly<RouterContextProvider> | undefined) {
  const typed = context?.get(typedContext) ?? [];
  const failure: PageFailure = { message: "Service unavailable", ...(typed.length === 0 ? {} : { typed }) };
  return data(failure, { status: 503, headers: { "retry-after": "30", "cache-control": "no-store" } });
}

/** Wraps a loader, which then answers 503 when the CMS is broken. Other errors pass. */
export function cmsLoader<Args extends { url: URL; context?: Readonly<RouterContextProvider> }, Data>(
  load: (args: Args) => Promise<Data>,
): (args: Args) => Promise<Data> {
  return (args) =>
    orIfBroken(load(args), ({ name, message }) => {
      log.error("Content system is broken", { path: args.url.pathname, error: name, reason: message });
      throw unavailable(args.context);
    });
}

/** Returns the 404 response to throw for a URL that matches nothing. */
export function notFound({ pathname, search }: URL) {
  const failure: PageFailure = { message: `Page not found: ${pathname}${search}` };
  return data(failure, { status: 404, statusText: "Not Found" });
}

/** Returns the 404 response to throw for a URL that fails validation. */
export function invalidPath({ pathname }: URL) {
  const failure: PageFailure = { message: `Page Not Found: ${pathname}` };
  return data(failure, { status: 404, statusText: "Not Found" });
}
