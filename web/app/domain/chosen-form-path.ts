import { type PageParameter, type PageQuery, readPageQuery } from "./page-query.ts";
import { queryString } from "./query-string.ts";

/** Values that a link fills in in a form. */
interface Choice {
  /** Parameter to take over from the URL that an editor wrote. */
  kept: PageParameter;
  chosen: Partial<PageQuery>;
}

/**
 * Returns the URL of a form with some of its fields filled in.
 *
 * @param url - As an editor wrote it. Returned unchanged when it doesn't lead to the form.
 * @param anchor - Id of the form in its page.
 */
export function chosenFormPath(url: string, anchor: string, { kept, chosen }: Choice): string {
  const [address = "", fragment] = url.split("#");
  if (fragment !== anchor) return url;
  const [path = "", search = ""] = address.split("?");
  const { [kept]: keptValue } = readPageQuery(new URLSearchParams(search));
  return `${path}${queryString({ [kept]: keptValue, ...chosen })}#${anchor}`;
}
