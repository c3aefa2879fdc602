import { createContext } from "react";
import type { PageParts } from "#app/router/page-parts.ts";

/**
 * What the server writes into a page for its hydration. `data` is the loaders' data, as React Router encodes it. `null`
 * in the browser, and in development.
 */
export const pageData = createContext<{ parts: PageParts; data: string } | null>(null);
