import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { isAway } from "../payments/provider.ts";
import type { Shop } from "../shop.ts";
import { orderTable } from "../tables/order-tables.ts";
import { type PaymentRow, paymentTable, refundRowSchema, refundTable } from "../tables/payment-tables.ts";
import { changeOrder } from "./change-order.ts";
import { isAtProvider } from "./compose-order.ts";
import { isAllRefunded, readPayments } from "./read-payments.ts";

interface RefundRequest {
  /** Whole cents, more than zero. */
  amountCents: number;
  /** Name of the staff member. */
  byWhom: string;
  reason: string | null;
  /**
   * What had been paid back, in cents, when the staff member looked: with it a button that is pressed twice, or by two
   * people, pays back once.
   */
  seenRefundedCents?: number;
}

/**
 * `asked`: the provider didn't answer, and is asked again every minute. `changed`: something was paid back since the
 * staff member looked.
 */
export type RefundOutcome = "done" | "asked" | "changed" | "too-much" | "unknown";

/** Most refunds that one look asks for again. */
const mostAtOnce = 100;

/**
 * Pays back, from the payment at the provider where there is one; else staff do it themselves, and this notes it. Once
 * all that came in went back, the order is `refunded`: its places are free and its tickets worth nothing.
 *
 * @returns `too-much` when that isn't left of one payment.
 */
export async function refundOrder(shop: Shop, id: number, request: RefundRequest): Promise<RefundOutcome> {
  const { amountCents, byWhom, reason, seenRefundedCents } = request;
  const refundId = await changeOrder(shop, { id }, async ({ trx, order, patch, move }) => {
    if (seenRefundedCents !== undefined && seenRefundedCents !== order.refundedCents) return "changed" as const;
    const payments = (await readPayments(trx, id)).filter(({ state }) => state === "paid");
    const from = await withLeft(trx, payments, amountCents);
    if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || from === null) return "too-much" as const;

    const isOnline = isAtProvider(from);
    const added: unknown = await trx(refundTable)
      .insert({
        orderId: id,
        paymentId: from.id,
        amountCents,
        state: isOnline ? "asked" : "done",
        createdAt: shop.now(),
        byWhom,
        reason,
      })
      .returning("*");
    const refundedCents = order.refundedCents + amountCents;
    await (isAllRefunded(payments, refundedCents) ? move("refunded", { refundedCents }) : patch({ refundedCents }));
    return isOnline ? z.tuple([refundRowSchema]).parse(added)[0].id : ("done" as const);
  });
  if (refundId === null) return "unknown";
  if (typeof refundId !== "number") return refundId;
  return (await askRefund(shop, refundId)) === "accepted" ? "done" : "asked";
}

const sumSchema = z.object({ cents: z.coerce.number().nullable() });

/** The payment of which so much wasn't refunded yet, nor taken back by the bank. */
async function withLeft(trx: Queries, payments: readonly PaymentRow[], cents: number): Promise<PaymentRow | null> {
  for (const payment of payments) {
    const refunds = trx(refundTable).where({ paymentId: payment.id });
    const row: unknown = await refunds.sum("amountCents as cents").first();
    if (payment.amountCents - payment.chargedBackCents - (sumSchema.parse(row).cents ?? 0) >= cents) return payment;
  }
  return null;
}

const askedSchema = refundRowSchema
  .pick({ id: true, amountCents: true })
  .extend({ paymentProviderId: z.string(), orderNumber: z.string() });

/** Asks the provider for a refund; the same one is made once, however often it is asked for. */
async function askRefund(shop: Shop, id: number): Promise<"accepted" | "refused" | "away"> {
  const row: unknown = await shop.db
    .connection(refundTable)
    .join(paymentTable, `${paymentTable}.id`, `${refundTable}.paymentId`)
    .join(orderTable, `${orderTable}.id`, `${refundTable}.orderId`)
    .where(`${refundTable}.id`, id)
    .first(
      `${refundTable}.id`,
      `${refundTable}.amountCents`,
      `${paymentTable}.providerId as paymentProviderId`,
      `${orderTable}.number as orderNumber`,
    );
  const { amountCents, paymentProviderId: paymentId, orderNumber: description } = askedSchema.parse(row);
  if (shop.provider === null) return "away";
  try {
    const idempotencyKey = `refund-${id}-${paymentId}`;
    const { providerId } = await shop.provider.refund({ paymentId, amountCents, description, idempotencyKey });
    await shop.db.connection(refundTable).where({ id }).update({ state: "done", providerId });
    return "accepted";
  } catch (error) {
    shop.log.error(`Refund ${id} isn't accepted yet: ${String(error)}`);
    return isAway(error) ? "away" : "refused";
  }
}

/** Asks again for refunds that the provider hasn't accepted; while it is away, the others wait for the next time. */
export async function askRefunds(shop: Shop): Promise<void> {
  const waiting: unknown = await shop.db
    .connection(refundTable)
    .where({ state: "asked" })
    .limit(mostAtOnce)
    .select("id");
  for (const { id } of z.array(z.object({ id: z.number() })).parse(waiting)) {
    if ((await askRefund(shop, id)) === "away") return;
  }
}
