import * as z from "zod";
import type { Shop } from "../shop.ts";
import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";
import { pollPayment } from "./poll-payment.ts";
import { Retries } from "./retries.ts";

/** Most payments that are polled at a time. */
const maxPerRound = 300;

/** A payment that is younger isn't asked about, in milliseconds: its visitor is still at the bank. */
const youngestMs = 60_000;

const reads = new Retries("read payment");

/** The last payment of a full round, by shop: the next round begins after it. */
const lastAsked = new WeakMap<Shop, number>();

/**
 * Asks what became of open payments, whatever state their order is in: a message of the provider may never have come, and
 * who paid for an order that was cancelled meanwhile gets the money back. The job of every minute.
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
