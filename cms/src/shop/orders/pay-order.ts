import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";
import type { Queries } from "../../database/shared-work.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import type { Locale } from "#contract/locales";
import type { ShopAnswer } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { toShopAnswer, failed } from "./shop-answer.ts";
import { pollPayment } from "./poll-payment.ts";
import { holdMs } from "./begin-order.ts";
import { changeOrder } from "./change-order.ts";
import { isAtProvider, openPayment } from "./is-at-provider.ts";
import { hasUnavailableEvent } from "./unavailable-events.ts";
import { readOrderRows } from "./read-order.ts";
import { readPayments } from "./read-payments.ts";
import { requestDigest } from "./request-digest.ts";
import * as z from "zod";

/** Most payments of one order that may be tried: each keeps its places for a while. */
const maxPayments = 6;

/** Writes a payment that is to be made at the provider once the transaction is committed. */
export async function addPayment(trx: Queries, order: Pick<OrderRow, "id" | "grossCents">, now: number): Promise<void> {
  await trx(paymentTable).insert({ orderId: order.id, state: "open", amountCents: order.grossCents, createdAt: now });
}

/**
 * Sees that the open payment of an order exists at the provider. After a crash at any point it is called again, with
 * the same idempotency key: the provider makes one payment.
 *
 * @returns The answer to the visitor, with where to pay.
 */
export async function answerWithPayment(shop: Shop, id: number): Promise<ShopAnswer> {
  const queries = shop.db.connection;
  const rows = await readOrderRows(queries, { id });
  const open = openPayment(rows?.payments ?? []);
  if (rows?.order.state === "awaiting-payment" && open !== undefined && open.payAt === null) {
    // Nobody was sent to this payment yet.
    if (await hasUnavailableEvent(shop, rows.lines)) return endUnpaid(shop, id);
    if (!(await createPayment(shop, rows.order, open))) return failed("provider-away");
    return toShopAnswer(shop, await readOrderRows(queries, { id }));
  }
  return toShopAnswer(shop, rows);
}

/** Ends an order that waits for a payment that can't be made any more. */
async function endUnpaid(shop: Shop, id: number): Promise<ShopAnswer> {
  await changeOrder(shop, { id }, async ({ order, move }) => {
    if (order.state === "awaiting-payment") await move("expired");
  });
  return failed("expired");
}

async function createPayment(shop: Shop, { number, token, locale }: OrderRow, payment: PaymentRow): Promise<boolean> {
  if (shop.provider === null || number === null) return false;
  try {
    const { providerId, payAt } = await shop.provider.create({
      orderNumber: number,
      amountCents: payment.amountCents,
      description: number,
      locale,
      redirectUrl: shop.addresses.orderPage(locale, token),
      webhookUrl: shop.addresses.paymentHook,
      idempotencyKey: requestDigest({ payment: payment.id, token }),
    });
    await shop.db.connection(paymentTable).where({ id: payment.id }).update({ providerId, payAt });
    return true;
  } catch (error) {
    shop.log.error(`No payment was made for order ${number}: ${String(error)}`);
    return false;
  }
}

/**
 * Goes on with the payment of an order that waits for one: with the one that is open, or with another.
 *
 * @param locale - The language in which the visitor asks: from now on the order's, where its money leads back to and its
 *   mails and papers follow.
 */
export async function payOrder(shop: Shop, token: string, locale?: Locale): Promise<ShopAnswer> {
  const rows = await readOrderRows(shop.db.connection, { token });
  if (rows === null) return failed("unknown");
  const { id, state } = rows.order;
  if (state === "expired") return failed("expired");
  if (state !== "awaiting-payment") return failed("wrong-state");

  const newest = rows.payments.findLast(isAtProvider);
  try {
    if (newest !== undefined) await pollPayment(shop, newest);
  } catch (error) {
    shop.log.error(`The payment of order ${rows.order.number} can't be read: ${String(error)}`);
    return failed("provider-away");
  }

  const problem = await changeOrder(shop, { id }, async ({ trx, order, lines, patch, move }) => {
    // Paid, or free again, since it was read.
    if (order.state !== "awaiting-payment") return null;
    const payments = (await readPayments(trx, id)).filter(isAtProvider);
    if (locale !== undefined && locale !== order.locale) await patch({ locale });
    const hasNoEvent = await hasUnavailableEvent(shop, lines);
    const last = payments.at(-1);
    // A payment that was begun at the bank counts, but the visitor isn't redirected to it again for a day without the event.
    if (last?.state === "open") return hasNoEvent && last.payAt !== null ? failed("expired") : null;
    if (hasNoEvent) {
      await move("expired");
      return failed("expired");
    }
    if (payments.length >= maxPayments) return failed("no-more-time");
    await addPayment(trx, order, shop.now());
    await patch({ heldUntil: Math.max(order.heldUntil ?? 0, shop.now() + holdMs) });
    return null;
  });
  if (problem === null && locale !== undefined && locale !== rows.order.locale) await leadBack(shop, id);
  return problem ?? answerWithPayment(shop, id);
}

/** Lets the open payment of an order end in the order's language. Without that it can be paid as well. */
async function leadBack(shop: Shop, id: number): Promise<void> {
  const rows = await readOrderRows(shop.db.connection, { id });
  const open = openPayment(rows?.payments ?? []);
  if (shop.provider === null || rows === null || open === undefined || open.providerId === null) return;
  const { number, locale, token } = rows.order;
  try {
    await shop.provider.leadBack(open.providerId, { locale, redirectUrl: shop.addresses.orderPage(locale, token) });
  } catch (error) {
    shop.log.warn(`The payment of order ${number} leads back in another language: ${String(error)}`);
  }
}

/**
 * Handles the provider's webhook: polls the payment that it names. A payment that isn't ours changes nothing.
 *
 * @returns `provider-away` when the message must come again.
 */
export async function handlePaymentWebhook(shop: Shop, providerId: string): Promise<ShopAnswer> {
  const found: unknown = await shop.db.connection(paymentTable).where({ providerId }).limit(1);
  const payment = z.array(paymentRowSchema).parse(found).at(0);
  try {
    if (payment !== undefined) await pollPayment(shop, payment);
    return { outcome: "noted" };
  } catch (error) {
    shop.log.error(`Payment ${providerId} can't be read: ${String(error)}`);
    return failed("provider-away");
  }
}
