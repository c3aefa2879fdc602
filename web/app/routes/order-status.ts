import { methodNotAllowed } from "#app/http/method-not-allowed.server.ts";
import { submitOrderStatus } from "#app/pages/order/order-status.server.ts";
import type { Route } from "./+types/order-status";

export function loader() {
  return methodNotAllowed();
}

export function action(args: Route.ActionArgs) {
  return submitOrderStatus(args);
}
