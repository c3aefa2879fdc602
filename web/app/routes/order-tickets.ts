import type { Route } from "./+types/order-tickets";
import { orderFile } from "./order-file.server.ts";

/** All tickets of an order as one PDF. */
export function loader({ request, params }: Route.LoaderArgs) {
  return orderFile(request, { action: "file", token: params.token, file: "tickets" });
}
