import { getSettings } from "#app/cms/settings.server.ts";
import { orderCalendarAnswer } from "#app/features/checkout/order/order-calendar.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { loadOrder } from "#app/pages/order/load-order.server.ts";
import { unknownOrderError } from "#app/features/checkout/order/require-order.server.ts";
import type { Route } from "./+types/order-calendar";

/** Serves the days of an order as a calendar file, in the language of the path. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { order } = await loadOrder({ request, params, context, url });
  const locale = context.get(localeContext);
  const answer = orderCalendarAnswer({ ...order, locale }, await getSettings(locale));
  if (answer === null) throw unknownOrderError();
  for (const [name, value] of Object.entries(privatePage)) answer.headers.set(name, value);
  return answer;
}
