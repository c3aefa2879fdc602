import { createContext } from "react";

/** The loaders' data as the router encodes it, to be written into the page; `null` in the browser. */
export const pageData = createContext<string | null>(null);
