import type { Route } from "./+types/order-pass";
import { orderFile } from "./order-file.server.ts";

/** One ticket of an order for a wallet on a telephone. */
export function loader({ request, params: { token, code } }: Route.LoaderArgs) {
  // Addresses have no spaces.
  return orderFile(request, { action: "pass", token, code: code.replace("-", " ") });
}
