import type { PageParameter } from "./page-query.ts";

/** The place of a form that asks for the year of a poster, on whatever page has it. */
export const posterAnchor = "poster-form";

/** Name of the number field in which such a form asks for it. */
export const posterYearField = "year";

const chosenYear: PageParameter = "year";

/**
 * The way to the form for a missing poster, with its year filled in.
 *
 * @param page - The page that has the form, as an editor wrote it: it may have a query and a fragment.
 */
export function posterPath(page: string, year: number): string {
  const [address = ""] = page.split("#", 1);
  return `${address}${address.includes("?") ? "&" : "?"}${chosenYear}=${year}#${posterAnchor}`;
}
