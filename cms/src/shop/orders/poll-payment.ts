import type { Shop } from "../shop.ts";
import type { PaymentReading } from "../payments/provider.ts";
import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";
import { changeOrder, type LockedOrder } from "./change-order.ts";
import { withStockIfLeft } from "./free-due-holds.ts";
import { recordRefunds } from "./record-refunds.ts";

/**
 * Polls the provider about a payment, and applies the answer to its order. Idempotent: repeated, late and out-of-order
 * calls have the same outcome.
 *
 * @returns The state of the payment; `null` when the provider never made it.
 * @throws {Error} The provider didn't answer.
 */
export async function pollPayment(
  shop: Shop,
  { orderId, id, providerId }: Pick<PaymentRow, "orderId" | "id" | "providerId">,
): Promise<PaymentRow["state"] | null> {
  if (providerId === null || shop.provider === null) return null;
  const reading = await shop.provider.read(providerId);
  // A late payment, whose stock others took for good, makes the order `refund-due`.
  await withStockIfLeft(shop, orderId, (takesStock) => apply(shop, { orderId, id }, reading, takesStock));
  return reading.state;
}

/** Polls a payment as {@link pollPayment} does. @returns `false` when the provider didn't answer, which is logged. */
export async function tryPollPayment(shop: Shop, payment: PaymentRow): Promise<boolean> {
  try {
    await pollPayment(shop, payment);
    return true;
  } catch (error) {
    shop.log.error(`Payment ${payment.providerId} of order ${payment.orderId} can't be read: ${String(error)}`);
    return false;
  }
}

/** Ranks of a payment's states: it never returns to a lower one. */
const ranks: Record<PaymentRow["state"], number> = { open: 0, failed: 1, cancelled: 1, expired: 1, paid: 2 };

/** @param takesStock - Whether an expired order tries to take its stock again. */
async function apply(
  shop: Shop,
  { orderId, id }: Pick<PaymentRow, "orderId" | "id">,
  reading: PaymentReading,
  takesStock: boolean,
): Promise<void> {
  await changeOrder(shop, { id: orderId }, async (step) => {
    const row: unknown = await step.trx(paymentTable).where({ id }).first();
    const payment = paymentRowSchema.parse(row);
    if (reading.state === "paid" && reading.amountCents !== payment.amountCents) {
      const { providerId, amountCents } = payment;
      shop.log.error(
        `Payment ${providerId} is of ${reading.amountCents} cents, and order ${orderId} of ${amountCents}`,
      );
      return;
    }
    if (
      ranks[reading.state] > ranks[payment.state] ||
      (payment.state === "open" && payment.method !== reading.method)
    ) {
      const paidAt = reading.paidAt === null ? null : Date.parse(reading.paidAt);
      const { state, method } = reading;
      await step.trx(paymentTable).where({ id }).update({ state, method, paidAt });
      if (state === "paid") await receive(shop, step, payment.amountCents, takesStock);
    }
    await recordRefunds(shop, step, id, reading);
    await recordChargeback(shop, step, payment, reading.chargedBackCents);
  });
}

/** @param cents - The amount that came in. */
async function receive(shop: Shop, { order, patch, changeState }: LockedOrder, cents: number, takesStock: boolean) {
  if (order.state === "awaiting-payment" || (order.state === "expired" && takesStock)) await changeState("paid");
  else if (order.state === "paid" || order.state === "refund-due") {
    shop.log.warn(`Order ${order.number} was paid twice: one payment is to be refunded`);
    await patch({ surplusCents: order.surplusCents + cents });
  } else await changeState("refund-due");
}

/** Records a chargeback by the visitor's bank. The tickets stay valid until staff decide, as the bank may be wrong. */
async function recordChargeback(shop: Shop, { trx, order, patch }: LockedOrder, payment: PaymentRow, cents: number) {
  if (cents === payment.chargedBackCents) return;
  await trx(paymentTable).where({ id: payment.id }).update({ chargedBackCents: cents });
  await patch({ chargedBackCents: order.chargedBackCents - payment.chargedBackCents + cents });
  shop.log.warn(`Of order ${order.number} the bank took back ${cents} cents: staff decide about its tickets`);
}
