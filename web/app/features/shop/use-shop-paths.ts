import type { Settings } from "@circuit/contract/content/layout";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { homePath } from "@circuit/contract/urls/paths";
import { useRouteLoaderData } from "react-router";
import { mapPath } from "#app/domain/map-path.ts";
import { alarmPath } from "#app/domain/alarm-path.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/** Returns the paths of the shop's pages, from the site's settings. */
export function useShopPaths(): {
  cart: string;
  /** The visitor's own cart page, which works without scripts. */
  own: string;
  tickets: string;
  /** Form of the ticket alarm, for an event's documentId or for any event; `null` when the site has no such page. */
  alarmOf: (eventId: string | null) => string | null;
  /** Map of the grandstands with an event's prices; `null` when the site has no such page. */
  mapOf: (eventId: string) => string | null;
} {
  const locale = useLocale();
  const settings = useRouteLoaderData<{ settings: Settings }>("root")?.settings;
  const alarmPage = settings?.ticketAlarmPage ?? null;
  const mapPage = settings?.mapPage ?? null;
  return {
    cart: settings?.cartPage ?? checkoutPaths.cart[locale],
    own: checkoutPaths.cart[locale],
    tickets: settings?.ticketsPage ?? homePath(locale),
    mapOf: (eventId) => mapPath(mapPage, { event: eventId }),
    alarmOf: (eventId) => (alarmPage === null ? null : alarmPath(alarmPage, eventId)),
  };
}
