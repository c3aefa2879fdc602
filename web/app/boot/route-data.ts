import { isRouteErrorResponse } from "react-router";
import { isLeaving, loadWhole } from "./load-whole.ts";

/**
 * Where the router's data comes from, once the code for it is here (`visit.ts`):
 * pages that are made beforehand have theirs ready as a file.
 */
export const routeData: {
  /** The stored data of a page; `null` when it has none, and the router asks the server itself. */
  stored: ((url: URL) => Promise<unknown>) | null;
} = { stored: null };

/**
 * Gets a page's data for the router: the stored one, or else what the loader
 * answers. When the server can't give it, or doesn't even read the address, it may still have the page: the
 * browser then loads that.
 *
 * @param load - The router's own way.
 * @param loadCode - Gets the code to draw the page with.
 */
export async function loadPageData<Data>(
  url: URL,
  load: () => Promise<Data>,
  loadCode: () => Promise<unknown>,
): Promise<Data> {
  try {
    const [data] = await Promise.all([storedOr(load, url), loadCode()]);
    return data;
  } catch (error) {
    const isBroken = isRouteErrorResponse(error) && (error.status >= 500 || error.status === 400);
    // An error screen would only flash by.
    if (isBroken || isLeaving()) return loadWhole();
    throw error;
  }
}

async function storedOr<Data>(load: () => Promise<Data>, url: URL): Promise<Data> {
  const stored = await routeData.stored?.(url);
  const isOf = (answer: unknown): answer is Data => typeof answer === "object" && answer !== null;
  return isOf(stored) ? stored : load();
}
