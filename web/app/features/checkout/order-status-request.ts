import { orderStatusPath } from "@circuit/contract/urls/own-paths";
import type { HoldData } from "./checkout-view.server.ts";
import type { OrderPageKey, OrderStatus } from "./order/order-view-data.ts";

/** Request for an order's status, or for more time. It is sent in the body, because URLs are logged. */
export type StatusRequest = (OrderPageKey & { intent: "status" }) | { token: string; intent: "extend" };

/** Answer to a `StatusRequest`. `hold` is `null` outside the checkout. `gone`: there is no hold left to extend. */
export interface StatusResponse {
  status: OrderStatus | "held" | "gone";
  hold: HoldData | null;
}

/** Sends a request. @returns `null` without an answer; `gone` also when another browser began the order. */
async function ask(question: StatusRequest): Promise<StatusResponse | null> {
  try {
    const response = await fetch(orderStatusPath, { method: "POST", body: new URLSearchParams({ ...question }) });
    if (response.status === 403) return { status: "gone", hold: null };
    const answer: unknown = response.ok ? await response.json() : null;
    return isAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

/** Requests more time. @returns The new hold; `gone` when this browser holds nothing any more; `null` when refused. */
export async function requestMoreTime(token: string): Promise<HoldData | "gone" | null> {
  const answer = await ask({ token, intent: "extend" });
  return answer?.status === "gone" ? "gone" : (answer?.hold ?? null);
}

/** Requests the status of an order; `null` without an answer. */
export async function fetchOrderStatus(key: OrderPageKey): Promise<OrderStatus | "held" | null> {
  const status = (await ask({ ...key, intent: "status" }))?.status ?? null;
  return status === "gone" ? null : status;
}

function isAnswer(value: unknown): value is StatusResponse {
  return typeof value === "object" && value !== null && "status" in value && "hold" in value;
}
