import type { ShopAnswer } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { composeOrder, type OrderRows } from "./compose-order.ts";
import { openPayment } from "./is-at-provider.ts";

type FailureReason = Extract<ShopAnswer, { outcome: "failed" }>["reason"];

/** Says why nothing came of a request. */
export function failed(reason: FailureReason): ShopAnswer {
  return { outcome: "failed", reason };
}

/** An order as the site gets it, with where its payment goes on while one is open. @param rows - `null`: there is no such order. */
export async function toShopAnswer(shop: Shop, rows: OrderRows | null): Promise<ShopAnswer> {
  if (rows === null) return failed("unknown");
  const payAt = rows.order.state === "awaiting-payment" ? (openPayment(rows.payments)?.payAt ?? null) : null;
  return { outcome: "order", order: await composeOrder(shop, rows), payAt };
}
