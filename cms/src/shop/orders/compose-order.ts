import type { Order, PaymentMethod } from "#contract/shop/order";
import { totalsOf } from "#contract/shop/vat";
import { hasUsableTickets } from "../documents/usable-tickets.ts";
import type { Shop } from "../shop.ts";
import type { LineRow, OrderRow } from "../tables/order-tables.ts";
import type { PaymentRow, RefundRow } from "../tables/payment-tables.ts";
import type { TicketRow } from "../tables/ticket-table.ts";
import { isTooLateForInvoice } from "./invoice-end.ts";
import { formatInvoiceNumber } from "./invoice-number.ts";
import { stockEffect } from "../stock/stock-effect.ts";
import { readEventChanges } from "./unavailable-events.ts";
import { isAtProvider, keptCentsOf } from "./read-payments.ts";
import { moneyBackOf } from "./read-refunds.ts";
import { surplusLeft, uncoveredChargebackOf } from "./wrong-money.ts";

/** How often a visitor may extend the hold: as often as WCAG 2.2.1 requires. */
export const maxExtensions = 10;

export interface OrderRows {
  order: OrderRow;
  lines: readonly LineRow[];
  tickets: readonly TicketRow[];
  /** Oldest first. */
  payments: readonly PaymentRow[];
  /** Oldest first. */
  refunds: readonly RefundRow[];
}

/** Converts an order's rows to the contract's `Order`. */
export async function composeOrder(
  shop: Shop,
  { order, lines, tickets, payments, refunds }: OrderRows,
): Promise<Order> {
  const { token, number, invoiceNumber, state, locale, customer, vatCheck, method, refundedCents } = order;
  const payment = payments.findLast(isAtProvider);
  const orderTickets = tickets.flatMap(({ serial, code, line, holder, cancelledAt, replacedBy }) => {
    const about = lines.find(({ position }) => position === line);
    if (about === undefined) return [];
    const { eventId, admission, snapshot } = about;
    const qrText = shop.qrText({ serial, eventId, stand: snapshot.stand?.key ?? null, admission });
    const replacedAt = replacedBy === null ? null : isoOrNull(cancelledAt);
    return [{ code, qrText, line, holder, isCancelled: cancelledAt !== null, replacedAt }];
  });
  const changes = await readEventChanges(shop, lines);
  const signsPasses = shop.wallet?.isValidAt(shop.now()) === true;
  return {
    token,
    number,
    invoiceNumber: invoiceNumber === null ? null : formatInvoiceNumber(invoiceNumber),
    state,
    locale,
    createdAt: iso(order.createdAt),
    placedAt: isoOrNull(order.placedAt),
    heldUntil: stockEffect(state) === "held" ? isoOrNull(order.heldUntil) : null,
    canExtend: state === "held" && order.extensions < maxExtensions,
    customer,
    vatCheck,
    lines: lines.map(({ snapshot }) => snapshot),
    totals: totalsOf(lines),
    methods: method === null ? methodsFor(shop, order.grossCents, lines, await shop.mayPayAtGate()) : [method],
    method,
    payment:
      payment === undefined
        ? null
        : { state: paymentStateOf(payment), method: payment.method, paidAt: isoOrNull(payment.paidAt) },
    tickets: orderTickets,
    eventChanges: changes.map((change) => (change === "moved" && stockEffect(state) === null ? null : change)),
    eventsChangedAt: isoOrNull(order.toldEventsAt),
    hasPasses: signsPasses && hasUsableTickets({ state, tickets: orderTickets }),
    refundedCents,
    keptCents: keptCentsOf(payments, refundedCents),
    takenBackCents: uncoveredChargebackOf(order),
    surplusCents: surplusLeft(order),
    moneyBack: moneyBackOf(refunds, payments),
  };
}

/** Returns `not-begun` for an open payment without a URL to pay at, as the provider hasn't answered. */
function paymentStateOf({ state, payAt }: PaymentRow): NonNullable<Order["payment"]>["state"] {
  return state === "open" && payAt === null ? "not-begun" : state;
}

/** Returns the methods by which an order may be paid. An invoice that can't be paid in time is only a last resort. */
export function methodsFor(
  { provider, now }: Shop,
  grossCents: number,
  lines: readonly LineRow[],
  mayPayAtGate: boolean,
): PaymentMethod[] {
  if (grossCents === 0) return ["free"];
  const online = provider === null ? [] : (["online"] as const);
  const gate = mayPayAtGate ? (["gate"] as const) : [];
  const hasOthers = online.length + gate.length > 0;
  const invoice = hasOthers && isTooLateForInvoice(now(), lines) ? [] : (["invoice"] as const);
  return [...online, ...invoice, ...gate];
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
