import { ticketCodeSchema } from "@circuit/contract/shop/order";
import type { Route } from "./+types/order-pass";
import { orderFile } from "./order-file.server.ts";
import { noSuchOrder } from "./order-of-address.server.ts";

/** One ticket of an order for a wallet on a telephone. */
export function loader({ request, params }: Route.LoaderArgs) {
  // Addresses have no spaces.
  const code = ticketCodeSchema.safeParse(params.code.replace("-", " "));
  if (!code.success) throw noSuchOrder();
  return orderFile(request, { action: "pass", token: params.token, code: code.data });
}
