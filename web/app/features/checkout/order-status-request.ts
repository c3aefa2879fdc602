import { orderStatusPath } from "@circuit/contract/urls/own-paths";
import type { HoldData } from "./checkout-view-data.ts";
import type { OrderPageKey, OrderStatus } from "./order/order-view-data.ts";

/** Request for an order's status. It goes in the body, because URLs are logged. */
export type StatusRequest = (OrderPageKey & { intent: "status" }) | { token: string; intent: "extend" };

/**
 * What it answers: how the order stands; while it is in its checkout, until when. `gone`: there is no hold to give more
 * time to.
 */
export interface StatusResponse {
  status: OrderStatus | "held" | "gone";
  hold: HoldData | null;
}

/** @returns `gone` as well where it is refused: the order isn't this browser's. `null` for no answer. */
async function ask(question: StatusRequest): Promise<StatusResponse | null> {
  try {
    const response = await fetch(orderStatusPath, { method: "POST", body: new URLSearchParams({ ...question }) });
    if (response.status === 403) return { status: "gone", hold: null };
    const answer: unknown = response.ok ? await response.json() : null;
    return isAnswer(answer) ? answer : null;
  } catch {
    // Without a network there is no answer; whoever asks goes on without.
    return null;
  }
}

/**
 * Asks for more time.
 *
 * @returns The new hold; `gone` when nothing is held for this browser any more; `null` when no more time is given.
 */
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
