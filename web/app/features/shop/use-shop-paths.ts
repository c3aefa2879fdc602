import type { Settings } from "@circuit/contract/layout";
import { checkoutPaths } from "@circuit/contract/own-paths";
import { homePath } from "@circuit/contract/paths";
import { useRouteLoaderData } from "react-router";
import { alarmAnchor } from "#app/domain/alarm-anchor.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";

/**
 * Where the shop's pages are, by the settings: the cart always has one, and tickets can be looked for at home. `own` is
 * the visitor's own page of the cart, which needs no scripts; `alarm` leads to the form on its page.
 */
export function useShopPaths(): { cart: string; own: string; tickets: string; alarm: string | null } {
  const locale = useLocale();
  const settings = useRouteLoaderData<{ settings: Settings }>("root")?.settings;
  const alarmPage = settings?.ticketAlarmPage ?? null;
  return {
    cart: settings?.cartPage ?? checkoutPaths.cart[locale],
    own: checkoutPaths.cart[locale],
    tickets: settings?.ticketsPage ?? homePath(locale),
    alarm: alarmPage === null ? null : `${alarmPage}#${alarmAnchor}`,
  };
}
