import type { Settings } from "@circuit/contract/content/layout";
import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { homePath } from "@circuit/contract/urls/paths";
import { useRouteLoaderData } from "react-router";
import { mapPath } from "#app/domain/map-path.ts";
import { alarmPath } from "#app/domain/alarm-path.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/**
 * Where the shop's pages are, by the settings: the cart always has one, and tickets can be looked for at home. `own` is
 * the visitor's own page of the cart, which needs no scripts; `alarmOf` leads to the form of the ticket alarm, for an
 * event by its documentId or for any, and is `null` while no page has it. So is `mapOf`, which leads to the map of the stands
 * with the prices of an event.
 */
export function useShopPaths(): {
  cart: string;
  own: string;
  tickets: string;
  alarmOf: (eventId: string | null) => string | null;
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
