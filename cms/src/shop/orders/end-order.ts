import type { ShopAnswer } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { toShopAnswer, failedAnswer } from "./shop-answer.ts";
import { tryPollPayment } from "./poll-payment.ts";
import { changeOrder } from "./change-order.ts";
import { mailAgain } from "./notify-order-changes.ts";
import { stockEffect } from "../stock/stock-effect.ts";
import { readOrderRows } from "./read-order.ts";
import { isAtProvider, readPayments } from "./read-payments.ts";

/** Cancels an order whose visitor leaves the checkout or the payment page, which frees its stock. */
export async function releaseOrder(shop: Shop, token: string): Promise<ShopAnswer> {
  const before = await readOrderRows(shop.db.connection, { token });
  if (before === null) return failedAnswer("unknown");
  const payment = before.payments.findLast(isAtProvider);
  const isPaying = before.order.state === "awaiting-payment" && payment !== undefined;
  if (isPaying && !(await tryPollPayment(shop, payment))) return failedAnswer("provider-away");
  const problem = await changeOrder(shop, { token }, async ({ order, changeState }) => {
    if (order.state === "expired" || order.state === "cancelled") return null;
    if (order.state !== "held" && order.state !== "awaiting-payment") return failedAnswer("wrong-state");
    await changeState("cancelled");
    return null;
  });
  if (problem !== null) return problem;
  await cancelOpenPayments(shop, before.order.id);
  return toShopAnswer(shop, await readOrderRows(shop.db.connection, { token }));
}

/**
 * Cancels an order for staff, with its tickets, and frees its stock. The circuit has its money until staff refund it.
 *
 * @returns `false` when the order had ended already, or there is none.
 */
export async function cancelOrder(shop: Shop, id: number): Promise<boolean> {
  const before = await changeOrder(shop, { id }, async ({ order, changeState }) => {
    const { state } = order;
    if (stockEffect(state) === null) return null;
    await changeState("cancelled");
    return state;
  });
  if (before === null) return false;
  await cancelOpenPayments(shop, id);
  // The change of state alone queues no mail, as it is the same when the customer cancels on the payment page.
  if (before === "awaiting-payment") await mailAgain(shop, id, "cancelled by staff");
  return true;
}

/** Cancels an order's open payments, where the provider allows it. Whoever pays nevertheless gets a refund. */
export async function cancelOpenPayments(shop: Shop, orderId: number): Promise<void> {
  const payments = await readPayments(shop.db.connection, orderId);
  for (const { state, providerId } of payments) {
    if (state !== "open" || providerId === null || shop.provider === null) continue;
    try {
      await shop.provider.cancel(providerId);
    } catch (error) {
      shop.log.info(`Payment ${providerId} is still open at the provider: ${String(error)}`);
    }
  }
}
