import type { Shop } from "../shop.ts";
import { StockShort } from "../stock/move-stock.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import { type PaymentRow, paymentTable } from "../tables/payment-tables.ts";
import { type OrderState, orderStateRules } from "#contract/shop/order";
import { changeOrder } from "./change-order.ts";
import type { staffMethods } from "./is-at-provider.ts";
import { expireDueHolds } from "./free-due-holds.ts";
import { readPayments } from "./read-payments.ts";

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
 * @returns `wrong-state` when staff can't receive money for the order (`waitsForStaff`).
 */
export async function recordStaffPayment(
  shop: Shop,
  id: number,
  receipt: StaffReceipt,
): Promise<"paid" | "wrong-state" | "unknown"> {
  const received = await receiveIfPlaces(shop, id, receipt);
  if (received !== null) return received;
  // Others have the stock, perhaps by holds that are over too.
  const lines = await changeOrder(shop, { id }, (step) => Promise.resolve(step.lines));
  const again = (await expireDueHolds(shop, lines ?? [])) > 0 ? await receiveIfPlaces(shop, id, receipt) : null;
  return again ?? receive(shop, id, { ...receipt, to: "refund-due" });
}

/** Records the payment; `null` when others have the order's stock. */
async function receiveIfPlaces(shop: Shop, id: number, receipt: StaffReceipt) {
  try {
    return await receive(shop, id, { ...receipt, to: "paid" });
  } catch (error) {
    if (error instanceof StockShort) return null;
    throw error;
  }
}

async function receive(
  shop: Shop,
  id: number,
  { method, byWhom, to }: StaffReceipt & { to: OrderState },
): Promise<"paid" | "wrong-state" | "unknown"> {
  const outcome = await changeOrder(shop, { id }, async ({ trx, order, changeState }) => {
    if (!waitsForStaff(order, await readPayments(trx, id))) return "wrong-state" as const;
    const now = shop.now();
    const amountCents = order.grossCents;
    const payment = { orderId: id, state: "paid", method, byWhom, amountCents, createdAt: now, paidAt: now };
    await trx(paymentTable).insert(payment);
    if (order.state !== "cancelled") await changeState(to);
    return "paid" as const;
  });
  return outcome ?? "unknown";
}
