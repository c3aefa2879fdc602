import { alarmPath } from "#app/domain/alarm-path.ts";
import { ticketsAnchor, type EventDetails } from "./event-details.ts";

interface Destinations {
  /** documentId of the event. */
  eventId: string;
  /** Fragment of its tickets on a page of all tickets; `null` when it has none. */
  saleAnchor: string | null;
  /** The page of the ticket alarm; `null` when there is none. */
  alarmPage: string | null;
}

type Buttons = EventDetails["buttons"];

/**
 * An event's buttons as they lead from its own page: one to its tickets elsewhere stays here, where they are near by, and
 * one to the ticket alarm chooses the event there.
 */
export function eventButtons(buttons: Buttons, { eventId, saleAnchor, alarmPage }: Destinations): Buttons {
  return buttons.map((button) => {
    if (saleAnchor !== null && button.url.endsWith(`#${saleAnchor}`)) return { ...button, url: `#${ticketsAnchor}` };
    if (alarmPage === null || withoutFragment(button.url) !== withoutFragment(alarmPage)) return button;
    return { ...button, url: alarmPath(alarmPage, eventId) };
  });
}

function withoutFragment(url: string): string {
  return url.split("#", 1).join("");
}
