import type { ShopAnswer } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { answerOrder, failed } from "./answer-order.ts";
import { holdMs } from "./begin-order.ts";
import { changeOrder } from "./change-order.ts";
import { mostExtensions } from "./compose-order.ts";
import { readOrderRows } from "./read-order.ts";

/** Gives a visitor at the checkout another quarter of an hour, after the time that they have. */
export async function extendOrder(shop: Shop, token: string): Promise<ShopAnswer> {
  const problem = await changeOrder(shop, { token }, async ({ order, patch }) => {
    if (order.state === "expired") return failed("expired");
    if (order.state !== "held") return failed("wrong-state");
    if (order.extensions >= mostExtensions) return failed("no-more-time");
    await patch({ heldUntil: Math.max(shop.now(), order.heldUntil ?? 0) + holdMs, extensions: order.extensions + 1 });
    return null;
  });
  return problem ?? answerOrder(shop, await readOrderRows(shop.db.connection, { token }));
}
