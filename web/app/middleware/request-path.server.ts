import { createContext, type MiddlewareFunction } from "react-router";

/** The path that was asked for, for the log; `null` before the first middleware ran. */
export const requestPathContext = createContext<string | null>(null);

/** Notes the path for code that only has the raw request: after a click that one's address is `{path}.data`. */
export const setRequestPath: MiddlewareFunction<Response> = ({ url, context }) => {
  context.set(requestPathContext, url.pathname);
};
