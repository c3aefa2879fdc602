import type { ShopAnswer } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { toShopAnswer, failedAnswer } from "./shop-answer.ts";
import { holdMs } from "./begin-order.ts";
import { changeOrder } from "./change-order.ts";
import { maxExtensions } from "./compose-order.ts";
import { readOrderRows } from "./read-order.ts";

/** Shortest extension that counts towards `maxExtensions`, in milliseconds. */
const leastMs = 60_000;

/** Extends an order's hold to a quarter of an hour from now. Extensions don't add up: ten presses would give hours. */
export async function extendOrder(shop: Shop, token: string): Promise<ShopAnswer> {
  const problem = await changeOrder(shop, { token }, async ({ order, patch }) => {
    if (order.state === "expired") return failedAnswer("expired");
    if (order.state !== "held") return failedAnswer("wrong-state");
    if (order.extensions >= maxExtensions) return failedAnswer("no-more-time");
    const before = order.heldUntil ?? 0;
    const heldUntil = Math.max(before, shop.now() + holdMs);
    await patch({ heldUntil, extensions: order.extensions + (heldUntil - before < leastMs ? 0 : 1) });
    return null;
  });
  return problem ?? toShopAnswer(shop, await readOrderRows(shop.db.connection, { token }));
}
