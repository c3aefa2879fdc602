import { alarmPath } from "#app/domain/filled-form-path.ts";
import { ticketsAnchor, type EventDetails } from "./event-details.ts";

interface Destinations {
  eventId: string;
  /** Fragment of the event's tickets on the page of all tickets; `null` when it has no tickets. */
  saleAnchor: string | null;
  /** Path of the page with the ticket alarm's form; `null` when there is none. */
  alarmPage: string | null;
}

type Buttons = EventDetails["buttons"];

/**
 * Adapts an editor's buttons to the event's own page: a link to its tickets on another page points to the tickets here,
 * and a link to the ticket alarm presets the event there.
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
