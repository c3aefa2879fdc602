import { createContext, type MiddlewareFunction } from "react-router";

/** The path that was asked for, for the log; `null` before the first middleware ran. */
export const askedPathContext = createContext<string | null>(null);

/** Notes the path for what has the raw request only, whose address a click spells in another way. */
export const noteAskedPath: MiddlewareFunction<Response> = ({ url, context }) => {
  context.set(askedPathContext, url.pathname);
};
