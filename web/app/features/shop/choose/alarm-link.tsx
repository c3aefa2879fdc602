import { useLocale } from "#app/i18n/messages-context.tsx";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { useShopPaths } from "../use-shop-paths.ts";

/** The way to the ticket alarm; nothing while no page has it. */
export function AlarmLink() {
  const words = ticketMessages[useLocale()];
  const { alarm } = useShopPaths();
  if (alarm === null) return null;

  return (
    <AppLink to={alarm} className={buttonClass({ fill: "line", isSmall: true })}>
      {words.alarm}
    </AppLink>
  );
}
