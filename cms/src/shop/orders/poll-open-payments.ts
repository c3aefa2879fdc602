import * as z from "zod";
import type { Shop } from "../shop.ts";
import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";
import { pollPayment } from "./poll-payment.ts";
import { Retries } from "./retries.ts";

/** Most payments to poll in one run. */
const maxPerRound = 300;

/** Least age of a payment to poll, in milliseconds: the visitor of a newer one is still paying. */
const youngestMs = 60_000;

const reads = new Retries("read payment");

/** Id of the last payment of a full run, by shop: the next run continues after it. */
const lastAsked = new WeakMap<Shop, number>();

/**
 * Polls the open payments, whatever the state of their orders: the provider's webhook may be lost, and a payment of a
 * cancelled order is to be refunded. Runs each minute.
 */
export async function pollOpenPayments(shop: Shop): Promise<void> {
  if (shop.provider === null) return;
  const payments = await openPayments(shop, lastAsked.get(shop) ?? 0);
  lastAsked.set(shop, payments.length < maxPerRound ? 0 : (payments.at(-1)?.id ?? 0));
  await reads.each(shop, payments, (payment) => pollPayment(shop, payment));
}

async function openPayments(shop: Shop, after: number): Promise<PaymentRow[]> {
  const rows: unknown = await shop.db
    .connection(paymentTable)
    .where({ state: "open" })
    .whereNotNull("providerId")
    .andWhere("createdAt", "<=", shop.now() - youngestMs)
    .andWhere("id", ">", after)
    .whereNotIn("id", reads.waiting(shop))
    .orderBy("id")
    .limit(maxPerRound);
  return z.array(paymentRowSchema).parse(rows);
}
