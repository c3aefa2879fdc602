import * as z from "zod";
import { isRefused } from "../payments/provider.ts";
import type { Shop } from "../shop.ts";
import { orderTable } from "../tables/order-tables.ts";
import {
  paymentRowSchema,
  paymentTable,
  type RefundRow,
  refundRowSchema,
  refundTable,
} from "../tables/payment-tables.ts";
import { pollPayment } from "./poll-payment.ts";
import { changeOrder } from "./change-order.ts";
import { idsSchema } from "./free-due-holds.ts";
import { Retries } from "./retries.ts";

/** Most refunds to request, and most payments to poll, in one run. */
const maxAtOnce = 100;

/** Interval between polls of an accepted refund, in milliseconds. The provider sends a webhook about most. */
const pollIntervalMs = 60 * 60 * 1000;

/** How long a refund is polled, in milliseconds. Banks take days, not months. */
const followedMs = 60 * 24 * 60 * 60 * 1000;

const askedSchema = refundRowSchema.extend({ paymentProviderId: z.string(), orderNumber: z.string() });

const refunds = new Retries("make refund");
const follows = new Retries("read the refunds of payment");

/** `failed`: the provider refused. `asked`: no answer, or an unreadable one; a job retries. */
type Asked = "done" | "failed" | "asked";

/** Requests a refund from the provider. Idempotent: one attempt makes one refund. */
export async function pollRefund(shop: Shop, id: number): Promise<Asked> {
  try {
    return await requestRefund(shop, id);
  } catch (error) {
    shop.log.error(`Refund ${id} isn't accepted yet: ${String(error)}`);
    return "asked";
  }
}

/** @throws {Error} The provider didn't say whether it accepted the refund. */
async function requestRefund(shop: Shop, id: number): Promise<Exclude<Asked, "asked">> {
  const row: unknown = await shop.db
    .connection(refundTable)
    .join(paymentTable, `${paymentTable}.id`, `${refundTable}.paymentId`)
    .join(orderTable, `${orderTable}.id`, `${refundTable}.orderId`)
    .where(`${refundTable}.id`, id)
    .first(
      `${refundTable}.*`,
      `${paymentTable}.providerId as paymentProviderId`,
      `${orderTable}.number as orderNumber`,
    );
  const refund = askedSchema.parse(row);
  const { amountCents, attempt, state, paymentProviderId: paymentId, orderNumber: description } = refund;
  if (state !== "asked") return state === "failed" ? "failed" : "done";
  if (shop.provider === null) throw new Error("There is no payment provider");

  await shop.db.connection(refundTable).where({ id, attempt, state: "asked" }).update({ askedAt: shop.now() });
  try {
    const idempotencyKey = `refund-${id}-${paymentId}${attempt === 0 ? "" : `-${attempt}`}`;
    const { providerId } = await shop.provider.refund({ paymentId, amountCents, description, idempotencyKey });
    await recordAnswer(shop, refund, { state: "under-way", providerId });
    return "done";
  } catch (error) {
    if (!isRefused(error)) throw error;
    shop.log.error(`Refund ${id} is refused, and waits for staff: ${String(error)}`);
    await recordAnswer(shop, refund, { state: "failed" });
    return "failed";
  }
}

/** Stores the outcome of an attempt, unless a newer one has begun. */
async function recordAnswer(
  shop: Shop,
  { id, orderId, attempt }: Pick<RefundRow, "id" | "orderId" | "attempt">,
  answer: { state: "under-way"; providerId: string } | { state: "failed" },
): Promise<void> {
  await changeOrder(shop, { id: orderId }, async ({ trx, notifyCustomer }) => {
    await trx(refundTable).where({ id, attempt, state: "asked" }).update(answer);
    await notifyCustomer();
  });
}

/** Repeats requests for refunds that the provider hasn't answered, the oldest request first. Runs each minute. */
export async function pollRefunds(shop: Shop): Promise<void> {
  if (shop.provider === null) return;
  const waiting: unknown = await shop.db
    .connection(refundTable)
    .where({ state: "asked" })
    .whereNotIn("id", refunds.waiting(shop))
    .orderBy(["askedAt", "id"])
    .limit(maxAtOnce)
    .select("id");
  await refunds.each(shop, idsSchema.parse(waiting), ({ id }) => requestRefund(shop, id));
}

const paymentsSchema = z.array(paymentRowSchema.pick({ id: true, orderId: true, providerId: true }));

/** Polls refunds that the provider accepted: a bank may return one days later, and the webhook about it may be lost. */
export async function followRefunds(shop: Shop): Promise<void> {
  if (shop.provider === null) return;
  const { connection } = shop.db;
  const isFollowed = { [`${refundTable}.state`]: "under-way", transferredBy: null };
  const found: unknown = await connection(refundTable)
    .join(paymentTable, `${paymentTable}.id`, `${refundTable}.paymentId`)
    .where(isFollowed)
    .whereNotNull(`${refundTable}.providerId`)
    .andWhere("askedAt", "<=", shop.now() - pollIntervalMs)
    .andWhere(`${refundTable}.createdAt`, ">", shop.now() - followedMs)
    .groupBy(`${paymentTable}.id`, `${paymentTable}.orderId`, `${paymentTable}.providerId`)
    .orderByRaw("min(??)", ["askedAt"])
    .limit(maxAtOnce)
    .select(`${paymentTable}.id`, `${paymentTable}.orderId`, `${paymentTable}.providerId`);
  await follows.each(shop, paymentsSchema.parse(found), async (payment) => {
    await connection(refundTable).where({ paymentId: payment.id, state: "under-way" }).update({ askedAt: shop.now() });
    await pollPayment(shop, payment);
  });
}
