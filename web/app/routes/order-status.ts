import { onlyPosts } from "#app/http/only-posts.server.ts";
import { submitOrderStatus } from "#app/pages/order/order-status.server.ts";
import type { Route } from "./+types/order-status";

export function loader() {
  return onlyPosts();
}

export function action(args: Route.ActionArgs) {
  return submitOrderStatus(args);
}
