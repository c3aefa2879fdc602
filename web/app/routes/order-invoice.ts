import type { Route } from "./+types/order-invoice";
import { orderFile } from "./order-file.server.ts";

/** The invoice of an order as a PDF. */
export function loader({ request, params }: Route.LoaderArgs) {
  return orderFile(request, { action: "file", token: params.token, file: "invoice" });
}
