import type { ShopAnswer } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { composeOrder, type OrderRows } from "./compose-order.ts";
import { openPayment } from "./read-payments.ts";

type FailureReason = Extract<ShopAnswer, { outcome: "failed" }>["reason"];

/** Makes the answer to a request that failed. */
export function failedAnswer(reason: FailureReason): ShopAnswer {
  return { outcome: "failed", reason };
}

/** Makes the answer with an order and the URL of its open payment. @param rows - `null`: there is no such order. */
export async function toShopAnswer(shop: Shop, rows: OrderRows | null): Promise<ShopAnswer> {
  if (rows === null) return failedAnswer("unknown");
  const payAt = rows.order.state === "awaiting-payment" ? (openPayment(rows.payments)?.payAt ?? null) : null;
  return { outcome: "order", order: await composeOrder(shop, rows), payAt };
}
