import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-invoice";
import { loadOrderToken } from "#app/pages/order/load-order.server.ts";
import { orderFile } from "#app/features/checkout/order/order-file.server.ts";

/** Serves an order's invoice as a PDF, in the language of the path. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { token } = await loadOrderToken({ request, params, context, url });
  return orderFile(request, {
    action: "file",
    token,
    file: "invoice",
    locale: context.get(localeContext),
  });
}
