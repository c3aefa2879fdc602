import type { Shop } from "../shop.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import { type PaymentRow, paymentTable } from "../tables/payment-tables.ts";
import { orderStateRules } from "#contract/shop/order";
import { changeOrder } from "./change-order.ts";
import { withStockIfLeft } from "./free-due-holds.ts";
import { readPayments, type staffMethods } from "./read-payments.ts";

/**
 * Whether staff may record the money of an order: one to be paid to them, or an invoice that expired or was cancelled,
 * as a bank transfer may come late.
 *
 * @param payments - All payments of the order, failed ones too.
 */
export function waitsForStaff(
  { state, method, grossCents }: Pick<OrderRow, "state" | "method" | "grossCents">,
  payments: readonly Pick<PaymentRow, "state">[],
): boolean {
  if (orderStateRules[state].isPaidToStaff || (state === "expired" && method === "invoice")) return true;
  const isOwed = grossCents > 0 && payments.every((payment) => payment.state !== "paid");
  return state === "cancelled" && method === "invoice" && isOwed;
}

interface StaffReceipt {
  method: (typeof staffMethods)[number];
  /** Name of the staff member; colleagues see it. */
  byWhom: string;
}

/**
 * Records that staff received an order's money. An expired invoice gets its stock again, or becomes `refund-due` when
 * others have that. A cancelled one stays cancelled, and staff see its money in their list.
 *
 * @returns `false` when staff can't receive money for the order (`waitsForStaff`), or there is none.
 */
export async function recordStaffPayment(shop: Shop, id: number, { method, byWhom }: StaffReceipt): Promise<boolean> {
  const outcome = await withStockIfLeft(shop, id, (takesStock) =>
    changeOrder(shop, { id }, async ({ trx, order, changeState }) => {
      if (!waitsForStaff(order, await readPayments(trx, id))) return false;
      const now = shop.now();
      const amountCents = order.grossCents;
      const payment = { orderId: id, state: "paid", method, byWhom, amountCents, createdAt: now, paidAt: now };
      await trx(paymentTable).insert(payment);
      if (order.state !== "cancelled") await changeState(takesStock ? "paid" : "refund-due");
      return true;
    }),
  );
  return outcome ?? false;
}
