import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { type PaymentRow, type RefundRow, refundRowSchema, refundTable } from "../tables/payment-tables.ts";
import { isAtProvider } from "./compose-order.ts";

/** Reads what was paid back of an order, the newest last. */
export async function readRefunds(queries: Queries, orderId: number): Promise<RefundRow[]> {
  const rows: unknown = await queries(refundTable).where({ orderId }).orderBy("id");
  return z.array(refundRowSchema).parse(rows);
}

/** Whether staff transfer a refund themselves: the provider never had the money. @param payments - Of its order. */
export function isByHand({ paymentId }: RefundRow, payments: readonly PaymentRow[]): boolean {
  const from = payments.find(({ id }) => id === paymentId);
  return from === undefined || !isAtProvider(from);
}
