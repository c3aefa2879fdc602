import type { PageParameter } from "./page-query.ts";

/** The place of the ticket alarm's form on whatever page has it, whichever form an editor chose for it. */
export const alarmAnchor = "ticket-alarm-form";

const chosenEvent: PageParameter = "event";

/**
 * The way to the ticket alarm's form, with an event chosen in it.
 *
 * @param page - The page that has the form, as an editor wrote it: it may have a query and a fragment.
 * @param eventId - documentId of the event; `null` to leave the choice to the visitor.
 */
export function alarmPath(page: string, eventId: string | null): string {
  const [address = ""] = page.split("#", 1);
  const chosen = eventId === null ? "" : `${address.includes("?") ? "&" : "?"}${chosenEvent}=${eventId}`;
  return `${address}${chosen}#${alarmAnchor}`;
}
