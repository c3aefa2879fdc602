import { createContext } from "react";

/** The loaders' data as the router encodes it, for the page to carry along; `null` in the browser. */
export const pageData = createContext<string | null>(null);
