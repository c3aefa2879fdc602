import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { useShopPaths } from "../use-shop-paths.ts";

interface AlarmLinkProps {
  /** documentId of the event; `null` to leave the choice to the visitor. */
  eventId: string | null;
}

/** Link to the ticket alarm of an event; nothing when the site has no such page. */
export function AlarmLink({ eventId }: AlarmLinkProps) {
  const words = ticketMessages[useLocale()];
  const alarm = useShopPaths().alarmOf(eventId);
  if (alarm === null) return null;

  return (
    <AppLink to={alarm} className={buttonClass({ fill: "line", isSmall: true })}>
      {words.alarm}
    </AppLink>
  );
}
