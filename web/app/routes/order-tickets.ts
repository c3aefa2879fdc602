import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-tickets";
import { orderFile } from "./order-file.server.ts";

/** All tickets of an order as one PDF, in the language of its address. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return orderFile(request, {
    action: "file",
    token: params.token,
    file: "tickets",
    locale: context.get(localeContext),
  });
}
