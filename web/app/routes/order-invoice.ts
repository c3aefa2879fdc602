import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-invoice";
import { orderFile } from "./order-file.server.ts";

/** The invoice of an order as a PDF, in the language of its address. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return orderFile(request, {
    action: "file",
    token: params.token,
    file: "invoice",
    locale: context.get(localeContext),
  });
}
