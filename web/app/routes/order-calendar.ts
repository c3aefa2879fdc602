import { getSettings } from "#app/cms/settings.server.ts";
import { orderCalendar } from "#app/features/checkout/order/order-calendar.server.ts";
import { privatePage } from "#app/features/checkout/private-page.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { orderOfAddress } from "./order-of-address.server.ts";
import type { Route } from "./+types/order-calendar";

/** The days of an order for a calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const [order, { brandName }] = await Promise.all([orderOfAddress(params.token), getSettings(locale)]);
  const answer = orderCalendar(order, { locale, brandName });
  for (const [name, value] of Object.entries(privatePage)) answer.headers.set(name, value);
  return answer;
}
