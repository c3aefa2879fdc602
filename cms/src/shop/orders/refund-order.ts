import * as z from "zod";
import type { Shop } from "../shop.ts";
import { refundRowSchema, refundTable } from "../tables/payment-tables.ts";
import { pollRefund } from "./poll-refunds.ts";
import { changeOrder } from "./change-order.ts";
import { isAtProvider, readPayments } from "./read-payments.ts";
import { leftOf, readRefunds } from "./read-refunds.ts";
import { addRefundedCents } from "./record-refunds.ts";

interface RefundRequest {
  /** Whole cents, more than zero. */
  amountCents: number;
  /** Name of the staff member. */
  byWhom: string;
  reason: string | null;
  /** Sum of refunds on the staff member's screen, in cents: a double press, or two people, then refund once. */
  seenRefundedCents?: number;
}

/**
 * `asked`: the provider didn't answer, and a job retries. `failed`: it refused, and staff decide. `changed`: there was
 * another refund since the staff member's screen was loaded. `too-much`: no payment has this amount left.
 */
type RefundOutcome = "done" | "asked" | "failed" | "changed" | "too-much" | "unknown";

/**
 * Refunds a payment at the provider, or records a refund that staff transfer themselves. Once all money is refunded,
 * the order is `refunded`: its stock is free, and its tickets are cancelled.
 */
export async function refundOrder(shop: Shop, id: number, request: RefundRequest): Promise<RefundOutcome> {
  const { amountCents, byWhom, reason, seenRefundedCents } = request;
  const refundId = await changeOrder(shop, { id }, async (step) => {
    const { trx, order } = step;
    if (seenRefundedCents !== undefined && seenRefundedCents !== order.refundedCents) return "changed" as const;
    const payments = (await readPayments(trx, id)).filter(({ state }) => state === "paid");
    const refunds = await readRefunds(trx, id);
    const from = payments.find((payment) => leftOf(payment, refunds) >= amountCents);
    if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || from === undefined) return "too-much" as const;

    const isOnline = isAtProvider(from);
    const added: unknown = await trx(refundTable)
      .insert({
        orderId: id,
        paymentId: from.id,
        amountCents,
        state: isOnline ? "asked" : "under-way",
        askedAt: shop.now(),
        createdAt: shop.now(),
        byWhom,
        reason,
      })
      .returning("*");
    await addRefundedCents(step, amountCents);
    return isOnline ? z.tuple([refundRowSchema]).parse(added)[0].id : ("done" as const);
  });
  if (refundId === null) return "unknown";
  return typeof refundId === "number" ? pollRefund(shop, refundId) : refundId;
}
