import { chosenFormPath } from "./chosen-form-path.ts";
import { waitingListAnchor } from "./waiting-list-form.ts";

/**
 * Returns the URL of an accommodation's waiting list form, with the event chosen in it.
 *
 * @param url - As an editor wrote it; its `stay` parameter stays. Returned unchanged when it leads elsewhere.
 * @param eventId - documentId of the event; `null` to leave the choice to the visitor.
 */
export function waitingListPath(url: string, eventId: string | null): string {
  return chosenFormPath(url, waitingListAnchor, { kept: "stay", chosen: { event: eventId } });
}
