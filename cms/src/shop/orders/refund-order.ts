import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { type PaymentRow, refundRowSchema, refundTable } from "../tables/payment-tables.ts";
import { pollRefund } from "./poll-refunds.ts";
import { changeOrder } from "./change-order.ts";
import { isAtProvider } from "./is-at-provider.ts";
import { isAllRefunded, readPayments } from "./read-payments.ts";

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
  const refundId = await changeOrder(shop, { id }, async ({ trx, order, patch, changeState }) => {
    if (seenRefundedCents !== undefined && seenRefundedCents !== order.refundedCents) return "changed" as const;
    const payments = (await readPayments(trx, id)).filter(({ state }) => state === "paid");
    const from = await findRefundablePayment(trx, payments, amountCents);
    if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || from === null) return "too-much" as const;

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
    const refundedCents = order.refundedCents + amountCents;
    await (isAllRefunded(payments, refundedCents)
      ? changeState("refunded", { refundedCents })
      : patch({ refundedCents }));
    return isOnline ? z.tuple([refundRowSchema]).parse(added)[0].id : ("done" as const);
  });
  if (refundId === null) return "unknown";
  if (typeof refundId !== "number") return refundId;
  return outcomes[await pollRefund(shop, refundId)];
}

const outcomes = { accepted: "done", refused: "failed", unsure: "asked" } as const;

const sumSchema = z.object({ cents: z.coerce.number().nullable() });

/** Returns a payment that has this amount left, after its refunds and chargebacks; `null` for none. */
async function findRefundablePayment(
  trx: Queries,
  payments: readonly PaymentRow[],
  cents: number,
): Promise<PaymentRow | null> {
  for (const payment of payments) {
    const refunds = trx(refundTable).where({ paymentId: payment.id });
    const row: unknown = await refunds.sum("amountCents as cents").first();
    if (payment.amountCents - payment.chargedBackCents - (sumSchema.parse(row).cents ?? 0) >= cents) return payment;
  }
  return null;
}
