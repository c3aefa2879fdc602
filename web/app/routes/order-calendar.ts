import { getSettings } from "#app/cms/settings.server.ts";
import { orderCalendarAnswer } from "#app/features/checkout/order/order-calendar.server.ts";
import { privatePage } from "#app/features/checkout/private-page.server.ts";
import { noSuchOrder, orderOfAddress } from "./order-of-address.server.ts";
import type { Route } from "./+types/order-calendar";

/** The days of an order for a calendar, in the language of the order. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const order = await orderOfAddress(request, params.token);
  const answer = orderCalendarAnswer(order, await getSettings(order.locale));
  if (answer === null) throw noSuchOrder();
  for (const [name, value] of Object.entries(privatePage)) answer.headers.set(name, value);
  return answer;
}
