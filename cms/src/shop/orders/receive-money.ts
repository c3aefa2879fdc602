import type { Shop } from "../shop.ts";
import { StockShort } from "../stock/move-stock.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import { paymentTable } from "../tables/payment-tables.ts";
import type { OrderState } from "#contract/shop/order";
import { changeOrder } from "./change-order.ts";
import type { staffMethods } from "./is-at-provider.ts";
import { freeDueHolds } from "./free-due-holds.ts";

/** Whether staff may receive the money of an order: that of an invoice may come when its time is up already. */
export function waitsForStaff({ state, method }: Pick<OrderRow, "state" | "method">): boolean {
  return state === "invoiced" || state === "at-gate" || (state === "expired" && method === "invoice");
}

/**
 * Staff have received the money of an order that was invoiced, or is paid at the gate. An invoice whose time was up gets
 * its places again; when somebody else has them, its money is to be refunded.
 *
 * @param method - How it came.
 * @returns `wrong-state` when the order doesn't wait for staff to receive money.
 */
export async function markPaid(
  shop: Shop,
  id: number,
  method: (typeof staffMethods)[number],
): Promise<"paid" | "wrong-state" | "unknown"> {
  const received = await receiveIfPlaces(shop, id, method);
  if (received !== null) return received;
  // Somebody else has the places: they may be of a hold whose time is up too.
  const lines = await changeOrder(shop, { id }, (step) => Promise.resolve(step.lines));
  const again = (await freeDueHolds(shop, lines ?? [])) > 0 ? await receiveIfPlaces(shop, id, method) : null;
  return again ?? receive(shop, { id, method, to: "refund-due" });
}

/** @returns `null` when its places are gone. */
async function receiveIfPlaces(shop: Shop, id: number, method: Receipt["method"]) {
  try {
    return await receive(shop, { id, method, to: "paid" });
  } catch (error) {
    if (error instanceof StockShort) return null;
    throw error;
  }
}

interface Receipt {
  id: number;
  method: (typeof staffMethods)[number];
  to: OrderState;
}

async function receive(shop: Shop, { id, method, to }: Receipt): Promise<"paid" | "wrong-state" | "unknown"> {
  const outcome = await changeOrder(shop, { id }, async ({ trx, order, move }) => {
    if (!waitsForStaff(order)) return "wrong-state" as const;
    const now = shop.now();
    const amountCents = order.grossCents;
    await trx(paymentTable).insert({ orderId: id, state: "paid", method, amountCents, createdAt: now, paidAt: now });
    await move(to);
    return "paid" as const;
  });
  return outcome ?? "unknown";
}
