import type { Shop } from "../shop.ts";
import { paymentTable } from "../tables/payment-tables.ts";
import { changeOrder } from "./change-order.ts";
import type { staffMethods } from "./compose-order.ts";

/**
 * Staff have received the money of an order that was invoiced, or is paid at the gate.
 *
 * @param method - How it came.
 * @returns `wrong-state` when the order doesn't wait for staff to receive money.
 */
export async function markPaid(
  shop: Shop,
  id: number,
  method: (typeof staffMethods)[number],
): Promise<"paid" | "wrong-state" | "unknown"> {
  const outcome = await changeOrder(shop, { id }, async ({ trx, order, move }) => {
    if (order.state !== "invoiced" && order.state !== "at-gate") return "wrong-state" as const;
    const now = shop.now();
    const amountCents = order.grossCents;
    await trx(paymentTable).insert({ orderId: id, state: "paid", method, amountCents, createdAt: now, paidAt: now });
    await move("paid");
    return "paid" as const;
  });
  return outcome ?? "unknown";
}
