import type { PageParameter } from "./page-query.ts";

/** Id of the form for a missing poster in its page. */
export const posterAnchor = "poster-form";

/** Name of the form's number field for the poster's year. */
export const posterYearField = "year";

const chosenYear: PageParameter = "year";

/**
 * Returns the URL of the form for a missing poster, with the year filled in.
 *
 * @param page - URL of the form's page, as an editor wrote it: it may have a query and a fragment.
 */
export function posterPath(page: string, year: number): string {
  const [address = ""] = page.split("#", 1);
  return `${address}${address.includes("?") ? "&" : "?"}${chosenYear}=${year}#${posterAnchor}`;
}
