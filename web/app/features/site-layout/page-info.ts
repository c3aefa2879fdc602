import type { Locale } from "@circuit/contract/locales";

/** Settings of a page for the layout around it, as `info` in its loader data. */
export interface PageInfo {
  /** Paths of the page by language; a language without the page is absent. */
  alternates: Partial<Record<Locale, string>>;
  /** Colour mode that the page forces; `system` leaves the choice to the visitor. */
  colourMode: "system" | "light" | "dark";
  /** Colour of the header's text over the page's opening picture; `null` without such a picture. */
  headerTone: "dark" | "light" | null;
  /** Name of the page view for the tag manager; `null` takes the route's name. */
  viewName: string | null;
  /** Whether the page shows no prompts (popup, newsletter) and has no analytics, as its URL may hold a secret token. */
  isQuiet?: boolean;
}

/** Defaults for pages without `info`, such as an error screen. */
export const plainPageInfo: PageInfo = { alternates: {}, colourMode: "system", headerTone: null, viewName: null };

/**
 * Reads `info` from the loader data of a matched route.
 *
 * @returns `null` when the route is not a page, or failed to load.
 */
export function readPageInfo(loaderData: unknown): PageInfo | null {
  if (!isRecord(loaderData)) return null;
  const { info } = loaderData;
  return isPageInfo(info) ? info : null;
}

/** A quick check is enough: the loaders of this very build make it. */
function isPageInfo(value: unknown): value is PageInfo {
  return isRecord(value) && "alternates" in value && "headerTone" in value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
