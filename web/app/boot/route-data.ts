import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { isLeaving, hardNavigate } from "./hard-navigate.ts";

/**
 * Where the router gets the data of stored pages. `visit.ts` sets it once its code is
 * loaded.
 */
export const routeData: {
  /**
   * Gives the stored data of a page, or `null` when there is none. While
   * this is `null` the router asks the server.
   */
  stored: ((url: URL) => Promise<unknown>) | null;
} = { stored: null };

/**
 * Gets a page's data for the router: the stored data, or else the loader's answer.
 * When the server fails (5xx) or can't read the address (400), the browser loads the
 * page whole, as the server may still have that.
 *
 * @param load - The router's own way to get the data.
 * @param loadCode - Loads the code that draws the page.
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
    // An error screen would only show for a moment.
    if (isBroken || isLeaving()) return hardNavigate();
    throw error;
  }
}

async function storedOr<Data>(load: () => Promise<Data>, url: URL): Promise<Data> {
  const stored = await routeData.stored?.(url);
  const isOf = (answer: unknown): answer is Data => typeof answer === "object" && answer !== null;
  return isOf(stored) ? stored : load();
}

/** Nothing is loaded for another place in the same page, nor for the way back from there: without a network it stays too. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
