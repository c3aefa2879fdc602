import type { PageParameter } from "./page-query.ts";

/** Id of the ticket alarm's form in its page. */
export const alarmAnchor = "ticket-alarm-form";

const chosenEvent: PageParameter = "event";

/**
 * Returns the URL of the ticket alarm's form, with an event chosen in it.
 *
 * @param page - URL of the form's page, as an editor wrote it: it may have a query and a fragment.
 * @param eventId - documentId of the event; `null` to leave the choice to the visitor.
 */
export function alarmPath(page: string, eventId: string | null): string {
  const [address = ""] = page.split("#", 1);
  const chosen = eventId === null ? "" : `${address.includes("?") ? "&" : "?"}${chosenEvent}=${eventId}`;
  return `${address}${chosen}#${alarmAnchor}`;
}
