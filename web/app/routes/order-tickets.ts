import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-tickets";
import { loadOrderToken } from "#app/pages/order/load-order.server.ts";
import { orderFile } from "#app/features/checkout/order/order-file.server.ts";

/** Serves all tickets of an order as one PDF, in the language of the path. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { token } = await loadOrderToken({ request, params, context, url });
  return orderFile(request, {
    action: "file",
    token,
    file: "tickets",
    locale: context.get(localeContext),
  });
}
