import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { isFullLoadUnderWay, hardNavigate } from "./hard-navigate.ts";

/** Holds the function that reads the data of stored pages; `start-visit.ts` sets it, as that code is loaded late. */
export const routeData: {
  /** Returns the stored data of a page, `null` for none. While this is `null` itself, the router asks the server. */
  stored: ((url: URL) => Promise<unknown>) | null;
} = { stored: null };

/**
 * Returns a page's data for the router: the stored data, or else the loader's answer. When the server fails (5xx) or
 * can't read the URL (400), the browser loads the page whole, as the server may have the page in its cache.
 *
 * @param load - Loads the data as React Router would.
 * @param loadCode - Loads the code of the page, in parallel.
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
    // During a full page load an error screen would only flash.
    if (isBroken || isFullLoadUnderWay()) return hardNavigate();
    throw error;
  }
}

async function storedOr<Data>(load: () => Promise<Data>, url: URL): Promise<Data> {
  const stored = await routeData.stored?.(url);
  const isOf = (answer: unknown): answer is Data => typeof answer === "object" && answer !== null;
  return isOf(stored) ? stored : load();
}

/** Loads no data again when only the hash of the URL changes, so that links within a page work offline. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
