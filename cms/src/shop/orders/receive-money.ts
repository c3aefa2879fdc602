import type { Shop } from "../shop.ts";
import { StockShort } from "../stock/move-stock.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import { type PaymentRow, paymentTable } from "../tables/payment-tables.ts";
import { type OrderState, orderStateRules } from "#contract/shop/order";
import { changeOrder } from "./change-order.ts";
import type { staffMethods } from "./is-at-provider.ts";
import { freeDueHolds } from "./free-due-holds.ts";
import { readPayments } from "./read-payments.ts";

/**
 * Whether staff may receive the money of an order: a transfer for an invoice may come when its time is up already, or
 * when they have cancelled it.
 *
 * @param payments - All that came in or was tried for it.
 */
export function waitsForStaff(
  { state, method, grossCents }: Pick<OrderRow, "state" | "method" | "grossCents">,
  payments: readonly Pick<PaymentRow, "state">[],
): boolean {
  if (orderStateRules[state].isPaidToStaff || (state === "expired" && method === "invoice")) return true;
  const isOwed = grossCents > 0 && payments.every((payment) => payment.state !== "paid");
  return state === "cancelled" && method === "invoice" && isOwed;
}

/** Money that a staff member received. */
interface StaffReceipt {
  /** How it came. */
  method: (typeof staffMethods)[number];
  /** Name of the staff member; colleagues see it. */
  byWhom: string;
}

/**
 * Staff have received the money of an order that was invoiced, or is paid at the gate. An invoice whose time was up gets
 * its places again; when somebody else has them, its money is to be refunded. One that staff cancelled stays cancelled,
 * and its money waits for them.
 *
 * @returns `wrong-state` when the order doesn't wait for staff to receive money.
 */
export async function markPaid(
  shop: Shop,
  id: number,
  receipt: StaffReceipt,
): Promise<"paid" | "wrong-state" | "unknown"> {
  const received = await receiveIfPlaces(shop, id, receipt);
  if (received !== null) return received;
  // Somebody else has the places: they may be of a hold whose time is up too.
  const lines = await changeOrder(shop, { id }, (step) => Promise.resolve(step.lines));
  const again = (await freeDueHolds(shop, lines ?? [])) > 0 ? await receiveIfPlaces(shop, id, receipt) : null;
  return again ?? receive(shop, id, { ...receipt, to: "refund-due" });
}

/** @returns `null` when its places were sold to others. */
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
  const outcome = await changeOrder(shop, { id }, async ({ trx, order, move }) => {
    if (!waitsForStaff(order, await readPayments(trx, id))) return "wrong-state" as const;
    const now = shop.now();
    const amountCents = order.grossCents;
    const payment = { orderId: id, state: "paid", method, byWhom, amountCents, createdAt: now, paidAt: now };
    await trx(paymentTable).insert(payment);
    if (order.state !== "cancelled") await move(to);
    return "paid" as const;
  });
  return outcome ?? "unknown";
}
