import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";
import type { Queries } from "../../database/shared-work.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import type { Locale } from "#contract/locales";
import type { ShopAnswer } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { toShopAnswer, failedAnswer } from "./shop-answer.ts";
import { tryPollPayment } from "./poll-payment.ts";
import { holdMs } from "./begin-order.ts";
import { changeOrder } from "./change-order.ts";
import { hasUnavailableEvent } from "./unavailable-events.ts";
import { readOrderRows } from "./read-order.ts";
import { isAtProvider, openPayment, readPayments } from "./read-payments.ts";
import { requestDigest } from "./request-digest.ts";
import * as z from "zod";

/** Most payments to create for one order, as each extends the hold. */
const maxPayments = 6;

/** Stores a payment, which is to be created at the provider after the transaction. */
export async function addPayment(trx: Queries, order: Pick<OrderRow, "id" | "grossCents">, now: number): Promise<void> {
  await trx(paymentTable).insert({ orderId: order.id, state: "open", amountCents: order.grossCents, createdAt: now });
}

/**
 * Creates an order's open payment at the provider, if that hasn't been done. Idempotent: after a crash the same key
 * makes no second payment.
 *
 * @returns The answer to the visitor, with the URL to pay at.
 */
export async function answerWithPayment(shop: Shop, id: number): Promise<ShopAnswer> {
  const queries = shop.db.connection;
  const rows = await readOrderRows(queries, { id });
  const open = openPayment(rows?.payments ?? []);
  if (rows?.order.state === "awaiting-payment" && open !== undefined && open.payAt === null) {
    // Without a URL, nobody can have begun this payment.
    if (await hasUnavailableEvent(shop, rows.lines)) return endUnpaid(shop, id);
    if (!(await createPayment(shop, rows.order, open))) return failedAnswer("provider-away");
    return toShopAnswer(shop, await readOrderRows(queries, { id }));
  }
  return toShopAnswer(shop, rows);
}

/** Expires an order that waits for a payment which can't be created any more. */
async function endUnpaid(shop: Shop, id: number): Promise<ShopAnswer> {
  await changeOrder(shop, { id }, async ({ order, changeState }) => {
    if (order.state === "awaiting-payment") await changeState("expired");
  });
  return failedAnswer("expired");
}

async function createPayment(shop: Shop, { number, token, locale }: OrderRow, payment: PaymentRow): Promise<boolean> {
  if (shop.provider === null || number === null) return false;
  try {
    const { providerId, payAt } = await shop.provider.create({
      orderNumber: number,
      amountCents: payment.amountCents,
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
 * Continues the payment of an order that waits for it: the open payment, or else a new one.
 *
 * @param locale - Language of the visitor's page, which becomes that of the order, its mails and its documents.
 */
export async function payOrder(shop: Shop, token: string, locale?: Locale): Promise<ShopAnswer> {
  const rows = await readOrderRows(shop.db.connection, { token });
  if (rows === null) return failedAnswer("unknown");
  const { id, state } = rows.order;
  if (state === "expired") return failedAnswer("expired");
  if (state !== "awaiting-payment") return failedAnswer("wrong-state");

  const newest = rows.payments.findLast(isAtProvider);
  if (newest !== undefined && !(await tryPollPayment(shop, newest))) return failedAnswer("provider-away");

  const problem = await changeOrder(shop, { id }, async ({ trx, order, lines, patch, changeState }) => {
    // The order was paid or expired since it was read.
    if (order.state !== "awaiting-payment") return null;
    const payments = (await readPayments(trx, id)).filter(isAtProvider);
    if (locale !== undefined && locale !== order.locale) await patch({ locale });
    const hasNoEvent = await hasUnavailableEvent(shop, lines);
    const last = payments.at(-1);
    // An open payment may still be paid, but nobody is redirected to it for a day without the event.
    if (last?.state === "open") return hasNoEvent && last.payAt !== null ? failedAnswer("expired") : null;
    if (hasNoEvent) {
      await changeState("expired");
      return failedAnswer("expired");
    }
    if (payments.length >= maxPayments) return failedAnswer("no-more-time");
    await addPayment(trx, order, shop.now());
    await patch({ heldUntil: Math.max(order.heldUntil ?? 0, shop.now() + holdMs) });
    return null;
  });
  if (problem === null && locale !== undefined && locale !== rows.order.locale) await leadBack(shop, id);
  return problem ?? answerWithPayment(shop, id);
}

/** Updates the language and return URL of an order's open payment. It can be paid without that too. */
async function leadBack(shop: Shop, id: number): Promise<void> {
  const rows = await readOrderRows(shop.db.connection, { id });
  const open = openPayment(rows?.payments ?? []);
  if (shop.provider === null || rows === null || open === undefined || open.providerId === null) return;
  const { number, locale, token } = rows.order;
  try {
    await shop.provider.updateReturnUrl(open.providerId, {
      locale,
      redirectUrl: shop.addresses.orderPage(locale, token),
    });
  } catch (error) {
    shop.log.warn(`The payment of order ${number} leads back in another language: ${String(error)}`);
  }
}

/**
 * Handles the provider's webhook: polls the payment that it names, if that is ours.
 *
 * @returns `provider-away` when the provider must send the webhook again.
 */
export async function handlePaymentWebhook(shop: Shop, providerId: string): Promise<ShopAnswer> {
  const found: unknown = await shop.db.connection(paymentTable).where({ providerId }).limit(1);
  const payment = z.array(paymentRowSchema).parse(found).at(0);
  const isDone = payment === undefined || (await tryPollPayment(shop, payment));
  return isDone ? { outcome: "noted" } : failedAnswer("provider-away");
}
