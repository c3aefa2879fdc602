import { createContext, type MiddlewareFunction } from "react-router";

/** Path of the requested page, for the log; `null` before the first middleware has run. */
export const requestPathContext = createContext<string | null>(null);

/** Stores the page's path for code that only has the raw request, whose path may be `{path}.data`. */
export const setRequestPath: MiddlewareFunction<Response> = ({ url, context }) => {
  context.set(requestPathContext, url.pathname);
};
