import { type PageParameter, type PageQuery, readPageQuery } from "./page-query.ts";
import { queryString } from "./query-string.ts";

/** Id of the form for a business proposal in its page. */
export const proposalAnchor = "proposal-form";

/** Names of that form's fields that a link can fill in, by query parameter. */
export const proposalFields = { arrangement: "arrangement", guests: "visitors", day: "preferredDate" } as const;

/** Id of the waiting list form in its page. */
export const waitingListAnchor = "waiting-list-form";

/** Name of that form's field for the accommodation. */
export const waitingListField = "stay";

interface Wish {
  guests: number | null;
  /** Day at the circuit, as `2027-06-27`; `null` for none. */
  day: string | null;
}

/** Whether the URL that an editor wrote leads to the form for a business proposal. */
export function leadsToProposal(url: string): boolean {
  return url.split("#")[1] === proposalAnchor;
}

/**
 * Returns the URL of the form for a business proposal, with the number of guests and the day filled in.
 *
 * @param url - As an editor wrote it; its `arrangement` parameter stays. Returned unchanged when it leads elsewhere.
 */
export function proposalPath(url: string, { guests, day }: Wish): string {
  if (!leadsToProposal(url)) return url;
  return chosenFormPath(url, "arrangement", { day, guests: guests === null ? null : String(guests) });
}

/**
 * Returns the URL of an accommodation's waiting list form, with the event chosen in it.
 *
 * @param url - As an editor wrote it; its `stay` parameter stays. Returned unchanged when it leads elsewhere.
 * @param eventId - documentId of the event; `null` to leave the choice to the visitor.
 */
export function waitingListPath(url: string, eventId: string | null): string {
  return url.split("#")[1] === waitingListAnchor ? chosenFormPath(url, "stay", { event: eventId }) : url;
}

/** Replaces the query of a form's URL, except the parameter `kept`, by values for its fields. */
function chosenFormPath(url: string, kept: PageParameter, chosen: Partial<PageQuery>): string {
  const [address = "", fragment = ""] = url.split("#");
  const [path = "", search = ""] = address.split("?");
  const { [kept]: keptValue } = readPageQuery(new URLSearchParams(search));
  return `${path}${queryString({ [kept]: keptValue, ...chosen })}#${fragment}`;
}
