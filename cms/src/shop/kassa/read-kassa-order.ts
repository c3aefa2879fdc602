import * as z from "zod";
import { dayAtCircuit } from "#contract/forms/date-bounds";
import { eventChange } from "#contract/shop/event-change";
import { invoiceDueAt } from "#contract/shop/invoice-due";
import type { OrderLine } from "#contract/shop/order";
import type { Queries } from "../../database/shared-work.ts";
import { currentMailKind } from "../mails/order-mail-kind.ts";
import { composeOrder } from "../orders/compose-order.ts";
import { stockEffect } from "../stock/stock-effect.ts";
import { readOrderRows } from "../orders/read-order.ts";
import { isByHand, leftOf } from "../orders/read-refunds.ts";
import { waitsForStaff } from "../orders/receive-money.ts";
import { isDateOpen } from "../orders/unavailable-events.ts";
import { refundedPartOf, surplusLeft } from "../orders/wrong-money.ts";
import type { Shop } from "../shop.ts";
import { orderChangeRowSchema, orderChangeTable } from "../tables/order-change-table.ts";
import type { OrderRow } from "../tables/order-tables.ts";
import { type PaymentRow, type RefundRow, refundRowSchema, refundTable } from "../tables/payment-tables.ts";
import { scanTable } from "../tables/scan-tables.ts";
import { ticketTable } from "../tables/ticket-table.ts";
import type { FoundOrderView, KassaOrderView, RefundView } from "./kassa-view.ts";

/** Reads a placed order for the Kassa; `null` when there is none. */
export async function readKassaOrder(shop: Shop, id: number): Promise<KassaOrderView | null> {
  const rows = await readOrderRows(shop.db.connection, { id });
  if (rows === null || rows.order.placedAt === null) return null;
  const composed = await composeOrder(shop, rows);
  const { token: _token, tickets, canExtend: _more, methods: _methods, payment: _newest, ...order } = composed;
  const { refunds } = rows;
  const paid = rows.payments.filter(({ state }) => state === "paid");
  const valid = tickets.filter(({ isCancelled }) => !isCancelled);
  const scanned = await readScanned(shop.db.connection, id);
  return {
    ...order,
    id,
    chargedBackCents: rows.order.chargedBackCents,
    refundedPartCents: refundedPartOf(rows.order),
    wantsNews: rows.order.wantsNews,
    lines: order.lines.map((line, index) => ({
      ...line,
      endedTickets: rows.lines[index]?.endedTickets ?? 0,
      change: eventChange(order, index),
    })),
    tickets: tickets.map(({ qrText: _qrText, ...ticket }) => ({
      ...ticket,
      grossCents: grossOf(order.lines[ticket.line]),
      isScanned: scanned.has(ticket.code),
    })),
    scannedTickets: scanned.size,
    changes: await readChanges(shop.db.connection, id),
    // An invoice for a moved or postponed event doesn't expire: its customer isn't to pay it yet.
    invoice: isDateOpen(order.eventChanges) ? null : openInvoice(rows.order, order.lines),
    payments: rows.payments.map(({ state, method, amountCents, chargedBackCents, byWhom, createdAt, paidAt }) => ({
      state,
      method,
      amountCents,
      chargedBackCents,
      byWhom,
      createdAt: iso(createdAt),
      paidAt: paidAt === null ? null : iso(paidAt),
    })),
    refunds: refunds.map((refund) => refundView(refund, rows.payments)),
    can: {
      markPaid: waitsForStaff(rows.order, rows.payments),
      cancel: stockEffect(order.state) !== null,
      nameTickets: valid.length > 0,
      endTickets: order.state === "paid" && valid.length > 1,
      mail: currentMailKind(composed) !== null,
      // A refund comes from one payment.
      refundCents: Math.max(0, ...paid.map((payment) => leftOf(payment, refunds))),
    },
  };
}

function openInvoice(
  { state, placedAt, heldUntil }: OrderRow,
  lines: readonly { admission: string }[],
): KassaOrderView["invoice"] {
  if (state !== "invoiced" || placedAt === null) return null;
  const dueDay = dayAtCircuit(new Date(invoiceDueAt(placedAt, lines)));
  return { dueDay, endsAt: heldUntil === null ? null : iso(heldUntil) };
}

function refundView(refund: RefundRow, payments: readonly PaymentRow[]): RefundView {
  const { id, amountCents, state, byWhom, reason, transferredBy } = refund;
  const byHand = isByHand(refund, payments);
  return {
    id,
    amountCents,
    state,
    byWhom,
    reason,
    transferredBy,
    createdAt: iso(refund.createdAt),
    isByHand: byHand,
    canRepeat: state === "failed",
    canTransfer: state === "failed" || (byHand && state === "under-way"),
  };
}

/** Returns orders as the Kassa's lists show them. */
export async function foundOrders(queries: Queries, rows: readonly OrderRow[]): Promise<FoundOrderView[]> {
  const ids = rows.map(({ id }) => id);
  const notBack: unknown = await queries(refundTable)
    .whereNot({ state: "returned" })
    .whereIn("orderId", ids)
    .select("orderId", "state");
  const refunds = Map.groupBy(refundsSchema.parse(notBack), ({ orderId }) => orderId);
  return rows.map((row) => foundOrder(row, refunds.get(row.id) ?? []));
}

const refundsSchema = z.array(refundRowSchema.pick({ orderId: true, state: true }));

/** @param notBack - The order's refunds that aren't returned. */
function foundOrder(row: OrderRow, notBack: readonly Pick<RefundRow, "state">[]): FoundOrderView {
  const { id, number, name, email, state, grossCents, refundedCents, chargedBackCents, placedAt } = row;
  return {
    id,
    number,
    name,
    email,
    state,
    grossCents,
    refundedCents,
    chargedBackCents,
    placedAt: placedAt === null ? null : iso(placedAt),
    hasFailedRefund: notBack.some((refund) => refund.state === "failed"),
    isRefundUnderWay: notBack.some((refund) => refund.state !== "failed"),
    surplusCents: surplusLeft(row),
    refundedPartCents: refundedPartOf(row),
  };
}

/** Returns the price of one ticket of a line, with VAT, in cents. */
function grossOf(line: OrderLine | undefined): number {
  return line === undefined ? 0 : Math.round((line.netCents + line.vatCents) / line.quantity);
}

const codesSchema = z.array(z.object({ code: z.string() }));

/** Reads the codes of an order's tickets that let somebody in, at any gate and on any day. */
async function readScanned(queries: Queries, orderId: number): Promise<ReadonlySet<string>> {
  const rows: unknown = await queries(scanTable)
    .join(ticketTable, `${ticketTable}.id`, `${scanTable}.ticketId`)
    .where({ orderId })
    .whereNotNull("admits")
    .select("code");
  return new Set(codesSchema.parse(rows).map(({ code }) => code));
}

async function readChanges(queries: Queries, orderId: number): Promise<KassaOrderView["changes"]> {
  const rows: unknown = await queries(orderChangeTable).where({ orderId }).orderBy("id");
  return z
    .array(orderChangeRowSchema)
    .parse(rows)
    .map(({ kind, code, newCode, reason, byWhom, createdAt }) => ({
      kind,
      code,
      newCode,
      reason,
      byWhom,
      createdAt: iso(createdAt),
    }));
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
