import { orderFileNames } from "@circuit/contract/urls/own-paths";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-file";
import { loadOrderToken } from "#app/pages/order/load-order.server.ts";
import { orderFile } from "#app/features/checkout/order/order-file.server.ts";

/** Serves an order's invoice, or all its tickets, as a PDF in the language of the path. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { token } = await loadOrderToken({ request, params, context, url });
  // The router ignores the case of letters.
  const file = url.pathname.toLowerCase().includes(`/${orderFileNames.invoice[locale]}`) ? "invoice" : "tickets";
  return orderFile(request, { action: "file", token, file, locale });
}
