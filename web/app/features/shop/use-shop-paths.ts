import type { Settings } from "@circuit/contract/content/layout";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { homePath } from "@circuit/contract/urls/paths";
import { useRouteLoaderData } from "react-router";
import { mapPath } from "#app/domain/map-path.ts";
import { alarmPath } from "#app/domain/filled-form-path.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/** Returns the paths of the shop's pages, from the site's settings. */
export function useShopPaths() {
  const locale = useLocale();
  const settings = useRouteLoaderData<{ settings: Settings }>("root")?.settings;
  const alarmPage = settings?.ticketAlarmPage ?? null;
  const mapPage = settings?.mapPage ?? null;
  return {
    cart: settings?.cartPage ?? checkoutPaths.cart[locale],
    /** The visitor's own cart page, which works without scripts. */
    own: checkoutPaths.cart[locale],
    tickets: settings?.ticketsPage ?? homePath(locale),
    /** Map of the grandstands with an event's prices; `null` when the site has no such page. */
    mapOf: (eventId: string) => mapPath(mapPage, { event: eventId }),
    /** Form of the ticket alarm, for an event's documentId or for any event; `null` when the site has no such page. */
    alarmOf: (eventId: string | null) => (alarmPage === null ? null : alarmPath(alarmPage, eventId)),
  };
}
