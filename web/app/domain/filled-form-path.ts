import type { PageParameter } from "./page-query.ts";

/** Id of the ticket alarm's form in its page. */
export const alarmAnchor = "ticket-alarm-form";

/** Id of the form for a missing poster in its page. */
export const posterAnchor = "poster-form";

/** Name of that form's number field for the poster's year. */
export const posterYearField = "year";

/** Returns the URL of the ticket alarm's form, with an event chosen in it; `null` leaves the choice to the visitor. */
export function alarmPath(page: string, eventId: string | null): string {
  return filledFormPath(page, alarmAnchor, "event", eventId);
}

/** Returns the URL of the form for a missing poster, with the year filled in. */
export function posterPath(page: string, year: number): string {
  return filledFormPath(page, posterAnchor, "year", year);
}

/** Adds a value to the URL of a form's page as an editor wrote it: it may have a query and a fragment. */
function filledFormPath(page: string, anchor: string, name: PageParameter, value: string | number | null): string {
  const [address = ""] = page.split("#", 1);
  const chosen = value === null ? "" : `${address.includes("?") ? "&" : "?"}${name}=${value}`;
  return `${address}${chosen}#${anchor}`;
}
