import * as z from "zod";
import { isAway } from "../payments/provider.ts";
import type { Shop } from "../shop.ts";
import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";
import { askProvider } from "./ask-provider.ts";

/** Most payments that are asked about at a time, and how many of them at once. */
const mostInRound = 300;
const atOnce = 5;

/** A payment that is younger isn't asked about, in milliseconds: its visitor is still at the bank. */
const youngestMs = 60_000;

/** The last payment that was asked about, by shop: with very many, the next round begins after it. */
const lastAsked = new WeakMap<Shop, number>();

/**
 * Asks what became of open payments, whatever state their order is in: a message of the provider may never have come, and
 * who paid for an order that was cancelled meanwhile gets the money back. The job of every minute.
 */
export async function askOpenPayments(shop: Shop): Promise<void> {
  if (shop.provider === null) return;
  const payments = await openPayments(shop, lastAsked.get(shop) ?? 0);
  for (let index = 0; index < payments.length; index += atOnce) {
    const some = payments.slice(index, index + atOnce);
    const answers = await Promise.allSettled(some.map((payment) => askProvider(shop, payment)));
    const problems = answers.flatMap((answer): unknown[] => (answer.status === "rejected" ? [answer.reason] : []));
    for (const problem of problems) shop.log.error(`An open payment can't be read: ${String(problem)}`);
    if (problems.some(isAway)) return;
    lastAsked.set(shop, some.at(-1)?.id ?? 0);
  }
  if (payments.length < mostInRound) lastAsked.delete(shop);
}

async function openPayments(shop: Shop, after: number): Promise<PaymentRow[]> {
  const rows: unknown = await shop.db
    .connection(paymentTable)
    .where({ state: "open" })
    .whereNotNull("providerId")
    .andWhere("createdAt", "<=", shop.now() - youngestMs)
    .andWhere("id", ">", after)
    .orderBy("id")
    .limit(mostInRound);
  return z.array(paymentRowSchema).parse(rows);
}
