import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/order-pass";
import { orderFile } from "./order-file.server.ts";

/** One ticket of an order for a wallet on a telephone, in the language of its address. */
export function loader({ request, params: { token, code }, context }: Route.LoaderArgs) {
  // Addresses have no spaces.
  const locale = context.get(localeContext);
  return orderFile(request, { action: "pass", token, code: code.replace("-", " "), locale });
}
