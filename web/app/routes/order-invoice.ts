import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-invoice";
import { loadOrderToken } from "#app/pages/order/load-order.server.ts";
import { orderFile } from "#app/features/checkout/order/order-file.server.ts";

/** The invoice of an order as a PDF, in the language of its address. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { token } = await loadOrderToken({ request, params, context, url });
  return orderFile(request, {
    action: "file",
    token,
    file: "invoice",
    locale: context.get(localeContext),
  });
}
