import { createContext } from "react";
import type { PageParts } from "#app/router/page-parts.ts";

/**
 * What the server writes into the page for the browser: its parts, and the loaders' data as the router encodes it; `null` in
 * the browser, and in development.
 */
export const pageData = createContext<{ parts: PageParts; data: string } | null>(null);
