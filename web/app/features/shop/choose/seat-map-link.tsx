import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./choose.module.css";
import { useShopPaths } from "../use-shop-paths.ts";
import type { TicketSale } from "./ticket-sale.ts";

/** The way to the map of the stands, with the prices of this event; nothing without stands, or while no page has the map. */
export function SeatMapLink({ sale: { eventId, days } }: { sale: TicketSale }) {
  const locale = useLocale();
  const map = useShopPaths().mapOf(eventId);
  if (map === null || !days.some(({ tickets }) => tickets.some(({ stand }) => stand !== null))) return null;
  return (
    <AppLink to={map} className={`text-link ${styles.seatMap}`}>
      <Icon name="map" />
      {ticketMessages[locale].seatMap}
    </AppLink>
  );
}
