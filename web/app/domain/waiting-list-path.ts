import { chosenFormPath } from "./chosen-form-path.ts";
import { waitingListAnchor } from "./waiting-list-form.ts";

/**
 * The way to the form for a place on the waiting list of a place to stay, with the event chosen in it.
 *
 * @param url - As an editor wrote it: which place to stay is chosen stands in it. One that leads elsewhere stays as it is.
 * @param eventId - documentId of the event; `null` to leave the choice to the visitor.
 */
export function waitingListPath(url: string, eventId: string | null): string {
  return chosenFormPath(url, waitingListAnchor, { kept: "stay", chosen: { event: eventId } });
}
