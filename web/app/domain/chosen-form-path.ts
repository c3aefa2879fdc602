import { type PageParameter, type PageQuery, readPageQuery } from "./page-query.ts";
import { pageSearch } from "./page-search.ts";

/** What a link chooses in a form. */
interface Choice {
  /** Of the address as an editor wrote it: what it chooses already. */
  kept: PageParameter;
  chosen: Partial<PageQuery>;
}

/**
 * The way to a form on whatever page has it, with what is chosen in it filled in.
 *
 * @param url - As an editor wrote it. One that leads elsewhere stays as it is.
 * @param anchor - The place of the form.
 */
export function chosenFormPath(url: string, anchor: string, { kept, chosen }: Choice): string {
  const [address = "", fragment] = url.split("#");
  if (fragment !== anchor) return url;
  const [path = "", search = ""] = address.split("?");
  const { [kept]: keptValue } = readPageQuery(new URLSearchParams(search));
  return `${path}${pageSearch({ [kept]: keptValue, ...chosen })}#${anchor}`;
}
